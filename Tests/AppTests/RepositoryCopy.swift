import FeatureKitTesting
import Foundation

/// A copy of this repository, without what was built in it, that is removed with the value.
final class RepositoryCopy {
    let path: String
    private let environment: [String: String]

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
        // check:allow banned-symbol: the toolchain stands where the machine has it; nothing else is passed on
        let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
        environment = ["PATH": search, "HOME": "\(path)-home", "TESSERA_REPOSITORY": path]
        let script = "git ls-files -z -co --exclude-standard | tar --null -T - -cf - | tar -xf - -C \"$1\""
        let outcome = try ChildProgram.run(
            "/bin/sh", ["-c", "cd \"$0\" && \(script)", Self.original, path])
        guard outcome.status == 0 else { throw CopyError(reason: outcome.errors) }
    }

    deinit {
        for folder in [path, "\(path)-home"] { try? FileManager.default.removeItem(atPath: folder) }
    }

    private static var original: String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .path
    }

    /// Runs a program with the environment of the copy.
    ///
    /// It waits on a thread of its own: a test that held one of the few threads of the pool for minutes would keep
    /// other tests waiting.
    func run(_ program: String, _ arguments: [String]) async throws -> ChildProgram.Outcome {
        let environment = environment
        return try await onThread { try ChildProgram.run(program, arguments, environment: environment) }
    }

    /// Runs one of the developers' programs that were built beside the tests.
    func tool(_ name: String, _ arguments: String...) async throws -> ChildProgram.Outcome {
        try await tool(name, arguments)
    }

    /// Runs one of the developers' programs that were built beside the tests.
    func tool(_ name: String, _ arguments: [String]) async throws -> ChildProgram.Outcome {
        try await run(ChildProgram.beside(name), arguments)
    }

    /// Runs `swift` in the copy.
    func swift(_ arguments: String..., focus: String) async throws -> ChildProgram.Outcome {
        let words = ["TESSERA_FOCUS=\(focus)", "swift"] + arguments + ["--package-path", path]
        return try await run("/usr/bin/env", words)
    }

    func edit(_ name: String, _ change: (String) -> String) throws {
        let file = "\(path)/\(name)"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try change(text).write(toFile: file, atomically: true, encoding: .utf8)
    }
}

struct CopyError: Error {
    var reason: String
}
