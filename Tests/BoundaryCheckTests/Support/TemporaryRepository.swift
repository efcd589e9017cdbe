import Repository
import RepositoryFiles
import Testing

/// A small repository on the disk, with a `swift` that answers like the real one.
final class TemporaryRepository {
    let path: String
    private let file: TemporaryFile
    private static let processes = ProcessRunner(environment: ["PATH": "/usr/bin:/bin"])

    /// What commands get to find programs.
    var environment: [String: String] { ["PATH": "\(path)/.build/bin:/usr/bin:/bin"] }

    init() throws {
        file = try TemporaryFile()
        path = file.path
        try write(Self.swift, to: ".build/bin/swift")
        _ = try Self.processes.output(of: "chmod", ["+x", ".build/bin/swift"], in: path)
        try write("let modules = [\n    .kit(\"K\"),\n]\n", to: "Package.swift")
    }

    deinit { _ = try? Self.processes.run("rm", ["-rf", path], in: "/") }

    func write(_ text: String, to name: String) throws { try Files.write(text, to: "\(path)/\(name)") }

    private static let swift = """
        #!/bin/sh
        [ "$1" = format ] && exit 0
        echo '{"name": "x", "targets": [
          {"name": "K", "type": "regular", "path": "Modules/K/Sources", "dependencies": []}]}'
        """
}
