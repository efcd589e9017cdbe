import Glibc
public import PlatformInterface

/// Private files on the real disk, for tests of what lies in a `TemporaryFolder`; it lists nothing.
public struct DiskFiles: Files {
    /// Creates access to the disk.
    public init() {}

    /// The bytes of a file.
    public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(.read, path, errno == ENOENT ? .missing : .notAllowed) }
        defer { close(descriptor) }
        var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while case let count = Glibc.read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
        guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
        return bytes
    }

    /// Puts a file in place of what was there.
    public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = open("\(path).new", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError(.write, path, .notAllowed) }
        defer { close(descriptor) }
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count, rename("\(path).new", path) == 0 else {
            throw FileError(.write, path, .notAllowed)
        }
    }

    /// Removes a file.
    public func remove(_ path: String) throws(FileError) { unlink(path) }
    /// No names.
    public func names(in path: String) throws(FileError) -> [String] { [] }
}
