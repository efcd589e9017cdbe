import Glibc

/// The Swift toolchain on PATH.
public enum Toolchain {
    /// Its version, such as `6.3.1`.
    ///
    /// - Returns: the number after `Swift version`.
    /// - Throws: ``ToolchainError`` when there is no `swiftc` or it answers something else.
    public static func version() throws(ToolchainError) -> String {
        let answer = output(of: "swiftc --version 2>/dev/null")
        let words = answer.split { $0 == " " || $0 == "\n" }
        guard let place = words.firstIndex(of: "version"), words.indices.contains(place + 1) else {
            throw ToolchainError()
        }
        return String(words[place + 1])
    }

    private static func output(of command: String) -> String {
        guard let stream = popen(command, "re") else { return "" }
        defer { pclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { bytes += chunk[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// There is no usable Swift toolchain.
public struct ToolchainError: Error, CustomStringConvertible {
    /// What to do.
    public var description: String { "cannot find the Swift toolchain: put `swiftc` on PATH, or run Scripts/bootstrap" }
}
