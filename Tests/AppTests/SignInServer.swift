import FeatureKitTesting
import Foundation
import Synchronization

/// `tessera-authd` at a port of this machine, with a home of its own; it is ended with the value.
final class SignInServer: Sendable {
    private struct Unusable: Error, CustomStringConvertible {
        var description: String
    }

    private static let program = ChildProgram.beside("authd")

    private let folder = FileManager.default.temporaryDirectory.appending(path: "authd-\(UUID().uuidString)").path
    private let child = Mutex<Running?>(nil)
    private let port = Mutex(0)

    /// A child is used by one thread at a time, which the lock around it sees to.
    private struct Running: @unchecked Sendable {
        let program: ChildProgram
    }

    /// The address for the setting `auth.backend`.
    var backend: String { "supabase+http://127.0.0.1:\(port.withLock { $0 })" }

    init() throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try start()
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var environment: [String: String] {
        ["HOME": folder, "XDG_RUNTIME_DIR": folder, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/dev/null"]
    }

    /// Starts it, at the port where it was before, and waits until it listens.
    func start() throws {
        let wanted = port.withLock { $0 }
        let program = try ChildProgram(Self.program, ["serve", "--port", "\(wanted)"], environment: environment)
        child.withLock { $0 = Running(program: program) }
        var text = ""
        while !text.contains("\n") {
            let part = program.read()
            if part.isEmpty {
                child.withLock { $0 = nil }
                throw Unusable(description: program.end().errors)
            }
            text += part
        }
        guard let found = text.firstMatch(of: #/:(\d+)\n/#).flatMap({ Int($0.output.1) }) else {
            throw Unusable(description: text)
        }
        port.withLock { $0 = found }
    }

    /// Ends it as `kill` does.
    func stop() {
        guard let running = child.withLock({ $0.take() }) else { return }
        running.program.send(SIGTERM)
        _ = running.program.end()
    }

    /// The code in the last message to a number.
    func code(for phone: String) throws -> String {
        let text = try String(contentsOfFile: "\(folder)/.local/state/tessera/auth/outbox.jsonl", encoding: .utf8)
        let line = text.split(separator: "\n").last { $0.contains("\"\(phone)\"") }
        guard let code = line?.firstMatch(of: #/Tessera: (\d{6})/#) else { throw Unusable(description: text) }
        return String(code.output.1)
    }

    /// Everything that it keeps.
    func kept() throws -> String {
        try ChildProgram.run(Self.program, ["storage", "export"], environment: environment).output
    }

    /// Lets it forget when it sent messages, as if the minutes between two of them had passed.
    func forgetMessages() throws {
        let text = try kept().replacing(#/"messages":\[[^\]]*\]/#, with: "\"messages\":[]")
        let path = "\(folder)/kept.json"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let outcome = try ChildProgram.run(Self.program, ["storage", "import", path], environment: environment)
        guard outcome.status == 0 else { throw Unusable(description: outcome.errors) }
    }
}
