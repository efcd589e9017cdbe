import Glibc
import Repository
import RepositoryFiles
import Testing

/// A folder that is gone when nothing refers to it any more.
final class TemporaryFolder {
    let path: String
    private let processes = ProcessRunner(environment: ["PATH": "/usr/bin:/bin"])

    init() throws {
        var template = Array("/tmp/repository-test-XXXXXX".utf8CString)
        path = try template.withUnsafeMutableBufferPointer { buffer in
            String(cString: try #require(buffer.baseAddress.flatMap { mkdtemp($0) }))
        }
    }

    deinit { _ = try? processes.run("rm", ["-rf", path], in: "/") }

    func write(_ text: String, to name: String) throws { try Files.write(text, to: "\(path)/\(name)") }
    func read(_ name: String) throws -> String { try Files.read("\(path)/\(name)") }

    func makeExecutable(_ name: String) throws { try run("chmod", "+x", name) }

    func run(_ program: String, _ arguments: String...) throws {
        _ = try processes.output(of: program, arguments, in: path)
    }
}
