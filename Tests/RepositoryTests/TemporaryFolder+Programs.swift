import Repository
import RepositoryFilesTesting

extension TemporaryFolder {
    func makeExecutable(_ name: String) throws { try allow(0o755, name) }

    func run(_ program: String, _ arguments: String...) throws {
        _ = try ProcessRunner(environment: ["PATH": "/usr/bin:/bin"]).output(of: program, arguments, in: path)
    }
}
