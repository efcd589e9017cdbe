import Glibc
import Testing

/// The path of a file that does not exist yet, and is gone when nothing refers to it any more.
final class TemporaryFile {
    let path: String
    private let folder: String

    init() throws {
        var template = Array("/tmp/check-test-XXXXXX".utf8CString)
        folder = try template.withUnsafeMutableBufferPointer { buffer in
            String(cString: try #require(buffer.baseAddress.flatMap { mkdtemp($0) }))
        }
        path = "\(folder)/file"
    }

    deinit {
        unlink(path)
        rmdir(folder)
    }
}
