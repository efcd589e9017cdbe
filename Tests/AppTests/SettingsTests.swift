import FeatureKitTesting
import Foundation
import Testing

@Suite("the settings of the assembled app")
struct SettingsTests {
    private let path = ChildProgram.beside("tessera")
    private let home = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)").path
    private var file: String { "\(home)/.config/tessera/config.json" }

    private func run(_ words: String..., language: String = "C.UTF-8") throws -> ChildProgram.Outcome {
        try ChildProgram.run(path, words, environment: ["HOME": home, "LANG": language])
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(home)/.config/tessera", withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    @Test("the language of the environment, of the file and of a run, each counting more than the last")
    func language() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        #expect(try run("--help").output.hasPrefix("Usage: tessera"))
        #expect(try run("--help", language: "ru_RU.UTF-8").output.hasPrefix("Вызов: tessera"))
        try write("{\n  // mine\n  \"theme\": \"dark\" // always\n}\n")
        #expect(try run("config", "set", "language", "ru") == .init(status: 0))
        #expect(
            try String(contentsOfFile: file, encoding: .utf8)
                == "{\n  // mine\n  \"theme\": \"dark\", // always\n  \"language\": \"ru\"\n}\n")
        let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(permissions == 0o600)
        #expect(try run("--help").output.hasPrefix("Вызов: tessera"))
        #expect(try run("--set", "language=en", "--help").output.hasPrefix("Usage: tessera"))
        #expect(try run("config", "get", "language", "--set=language=en").output == "en\n")
    }

    @Test("what is broken is passed over and said, and every command still works")
    func broken() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        try write("{ \"langage\": \"ru\", \"theme\": \"drak\" }")
        let about = try run("about")
        #expect(about.status == 0)
        #expect(
            about.errors == """
                tessera: passed over in the settings: \(file):1:3: unknown key `langage`; did you mean `language`?
                tessera: passed over in the settings: \(file):1:29: `theme`: expected one of auto, terminal, dark, \
                light, high-contrast-dark, high-contrast-light, found `drak`; did you mean `dark`?

                """)
        #expect(try run("config", "validate").status == 1)
        #expect(try run("about", "--set", "them=dark").status == 2)
        let instance = try run("about", "--instance", "No")
        #expect(instance.status == 2)
        #expect(instance.errors.contains("up to 32 lower-case letters, digits and hyphens, found `No`"))
    }

    @Test("the list shows what the built-in features contribute")
    func list() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let lines = try run("config", "list").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(
            lines.dropFirst().map(String.init) == [
                "auth.api-key", "auth.ask-at-start", "auth.backend", "auth.code-length", "auth.lock-after",
                "auth.send-at-full-length", "calls.audio", "calls.country",
                "calls.engine", "calls.mqtt", "colours", "converter.source",
                "language", "log", "log.format", "media.folders", "media.player", "pictures", "reduce.motion", "theme",
            ])
    }
}
