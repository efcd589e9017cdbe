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

    /// What changes when another toolchain takes the place of this one; no process is started for it.
    ///
    /// - Parameter path: the folders in which programs are looked up, as PATH lists them.
    /// - Returns: the file behind `swift`, its size and its age; empty when there is none.
    public static func stamp(path: String) -> String {
        let candidates = path.split(separator: ":").lazy.map { "\($0)/swift" }
        return candidates.compactMap { Files.stamp($0) }.first ?? ""
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
