import FeatureKitTesting
import Foundation
import Testing

/// A home for programs that call each other, with nothing in it; it goes with the value.
final class PhoneHome: Sendable {
    static let program = ChildProgram.beside("tessera")

    let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)").path
    let environment: [String: String]

    init() {
        environment = [
            "HOME": folder, "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": "\(folder)/run", "TESSERA_CALLS_AUDIO": "null",
            // A keyring would belong to the person who runs the tests.
            "DBUS_SESSION_BUS_ADDRESS": "",
        ]
        try? FileManager.default.createDirectory(
            atPath: "\(folder)/run", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Runs a command of an instance to its end.
    func call(_ instance: String, _ words: String..., input: String = "") throws -> ChildProgram.Outcome {
        let program = try ChildProgram(
            Self.program, ["--instance", instance, "call"] + words, environment: environment)
        program.write(input)
        return program.end()
    }

    /// Starts a command of an instance.
    func start(
        _ instance: String, _ words: String..., changing variables: [String: String] = [:]
    ) throws -> ChildProgram {
        try start(instance, words, changing: variables)
    }

    /// Starts a command of an instance.
    func start(
        _ instance: String, _ words: [String], changing variables: [String: String] = [:]
    ) throws -> ChildProgram {
        try ChildProgram(
            Self.program, ["--instance", instance, "call"] + words,
            environment: environment.merging(variables) { $1 })
    }

    /// Reads until a text has come.
    ///
    /// - Throws: when the program ends before.
    func read(_ program: ChildProgram, until text: String, _ seen: inout String) throws {
        try read(program, untilAny: [text], &seen)
    }

    /// Reads until one of some texts has come.
    ///
    /// - Throws: when the program ends before.
    func read(_ program: ChildProgram, untilAny texts: [String], _ seen: inout String) throws {
        while !texts.contains(where: seen.contains) {
            let more = program.read()
            // Whatever the test would wait for next may never come.
            try #require(!more.isEmpty, "the program ended before \(texts); it wrote \(seen)")
            seen += more
        }
    }
}
