import FeatureKitTesting
import Foundation
import PlatformTesting

/// `tessera-authd` as a process with a home of its own, and clients of it that others wrote.
final class ServerProgram: Sendable {
    let home = TemporaryFolder()
    let url: String
    private let program: Process

    /// What waits for the process, on threads of its own.
    private final class Process: @unchecked Sendable {
        // The child is used by one thread at a time: by the one that starts it, then by the one that ends it.
        let child: ChildProgram
        init(_ child: ChildProgram) { self.child = child }
    }

    /// Starts the server at a port that is free, and waits until it listens.
    init(_ words: String...) async throws {
        let environment = Self.environment(home)
        program = try await onThread {
            Process(
                try ChildProgram(
                    ChildProgram.beside("authd"), ["serve", "--port", "0"] + words, environment: environment))
        }
        let program = program
        let line = try await onThread {
            var text = ""
            while !text.contains("\n") {
                let part = program.child.read()
                if part.isEmpty { throw ServerProgramError("the server did not start: \(program.child.end().errors)") }
                text += part
            }
            return text
        }
        guard let url = line.firstMatch(of: #/http://\S+/#) else { throw ServerProgramError(line) }
        self.url = String(url.output)
    }

    static func environment(_ home: TemporaryFolder) -> [String: String] {
        let folders = ["XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"]
        return Dictionary(uniqueKeysWithValues: folders.map { ($0, home($0)) }).merging(["HOME": home.path]) { $1 }
    }

    /// The outbox, where the codes are.
    var outbox: String { home("XDG_STATE_HOME/tessera/auth/outbox.jsonl") }

    /// Ends it as `kill` does; how it ended.
    func stop() async throws -> Int32 {
        let program = program
        return try await onThread {
            program.child.send(SIGTERM)
            return program.child.end().status
        }
    }

    /// Runs one of the programs of others that `Scripts/bootstrap` installs.
    static func run(_ name: String, _ words: [String], in folder: String) async throws -> ChildProgram.Outcome {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let path = "\(root)/.build/python/bin/\(name)"
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw ServerProgramError("\(name) is not installed; run Scripts/bootstrap with access to PyPI")
        }
        return try await onThread {
            try ChildProgram.run(
                "/usr/bin/env", ["-C", folder, path] + words,
                environment: ["HOME": folder, "PYTHONDONTWRITEBYTECODE": "1"])
        }
    }
}

/// Why a proof cannot be made.
struct ServerProgramError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
