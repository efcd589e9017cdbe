import Glibc
import LocalizationKit
import NetworkInterface
import PlatformInterface

/// A file that takes its place only when it is complete.
final class PartFile {
    private let path: String
    private let part: String
    private let descriptor: Int32

    /// Creates an empty file, beside the one that it will replace, that only this user may read.
    init(for path: String, name: String) throws(HTTPError) {
        self.path = path
        part = "\(path).\(name).part"
        descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.failure(.create, path) }
    }

    deinit {
        close(descriptor)
        unlink(part)
    }

    func write(_ bytes: [UInt8]) throws(HTTPError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.failure(.write, path) }
            rest = rest.dropFirst(count)
        }
    }

    /// Puts the file into its place.
    func finish() throws(HTTPError) {
        guard fsync(descriptor) == 0, rename(part, path) == 0 else { throw Self.failure(.write, path) }
    }

    private static func failure(_ action: FileError.Action, _ path: String) -> HTTPError {
        let code = errno
        let cause: FileError.Cause =
            switch code {
            case ENOENT, ENOTDIR: .missing
            case EACCES, EPERM, EROFS: .notAllowed
            case ENOSPC, EDQUOT: .full
            default: .other(LocalizedText(String(cString: strerror(code))))
            }
        return .file(FileError(action, path, cause))
    }
}
