import FeatureKitTesting
import Foundation
import TextViewKitInterface
import TextViewKitTesting

/// A home of its own for the assembled app, which is removed with the value.
final class AppHome: Sendable {
    static let program = ChildProgram.beside("tessera")

    private struct Unusable: Error {
        var reason: String
    }

    let environment: [String: String]
    let folder: String

    /// Makes a home in which values are kept already: unless said otherwise, that the welcome was seen.
    ///
    /// - Parameters:
    ///   - values: what is kept.
    ///   - asks: whether the app asks at its start who one is.
    /// - Throws: what keeps the folder from being made, or the values from being kept.
    init(keeping values: String = #"{"group": "onboarding", "name": "seen", "value": true}"#, asks: Bool = false) throws
    {
        folder = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)").path
        environment = [
            "HOME": folder, "XDG_RUNTIME_DIR": folder, "TESSERA_REDUCE_MOTION": "1",
            // Nothing that a tab asks of the network leaves the machine.
            "https_proxy": "http://127.0.0.1:9",
            "TESSERA_AUTH_ASK_AT_START": "\(asks)",
            // Secrets lie in a file, whatever keyring the machine has, and no call is heard.
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/dev/null", "TESSERA_CALLS_AUDIO": "null",
        ]
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try #"{"schema": "tessera.storage.export", "version": 1, "entries": [\#(values)]}"#
            .write(toFile: "\(folder)/kept.json", atomically: true, encoding: .utf8)
        let outcome = try run("storage", "import", "\(folder)/kept.json")
        guard outcome.status == 0 else { throw Unusable(reason: outcome.errors) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The home of somebody who had an older version, from before there was a welcome.
    static func ofOlderVersion() throws -> AppHome {
        try AppHome(keeping: #"{"group": "whatsnew", "name": "version", "value": "0.0.9"}"#)
    }

    /// Opens the app in a pseudo-terminal.
    func open(_ words: String..., size: Size = Size(width: 120, height: 30)) throws -> TerminalProgram {
        try TerminalProgram(Self.program, words, environment: environment, size: size)
    }

    /// Opens the app as somebody whom the rights of files bind, as they do not bind root.
    func openBound(size: Size) throws -> TerminalProgram {
        guard geteuid() == 0 else { return try open(size: size) }
        let words = ["--bounding-set", "-dac_override,-dac_read_search", Self.program]
        return try TerminalProgram("/usr/bin/setpriv", words, environment: environment, size: size)
    }

    /// Runs it where there is no terminal.
    func run(_ words: String...) throws -> ChildProgram.Outcome {
        try ChildProgram.run(Self.program, words, environment: environment)
    }
}
