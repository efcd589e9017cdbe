import Glibc

/// A folder on the real disk that goes with the last reference to it.
public final class TemporaryFolder: Sendable {
    /// Its absolute path.
    public let path: String

    /// Creates an empty folder with mode 0700 below `/tmp`.
    public init() {
        var template = Array("/tmp/tessera-test-XXXXXX".utf8CString)
        path = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/tmp"
        }
    }

    deinit {
        if path != "/tmp" { Self.remove(path) }
    }

    /// The path of something in the folder.
    ///
    /// - Parameter name: a name, or a path from the folder on.
    /// - Returns: the absolute path.
    public func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    private static func remove(_ path: String) {
        if unlink(path) == 0 { return }
        // A test may have taken away the right to look into it.
        chmod(path, 0o700)
        for name in names(in: path) { remove("\(path)/\(name)") }
        rmdir(path)
    }

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.filter { $0 != "." && $0 != ".." }
    }
}
