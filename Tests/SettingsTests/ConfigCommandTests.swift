import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import JSONKit
import LocalizationKit
import SettingsInterface
import Testing

@testable import Settings

@MainActor
@Suite("the command config")
struct ConfigCommandTests {
    private func run(
        _ words: String..., file: String? = nil, variables: [String: String] = [:], language: String = "en"
    ) async throws -> (run: CommandRun, text: String?) {
        let sample = try SampleSettings(file)
        let run = await CommandHarness.run(
            ConfigCommand.command(sample.settings(variables)), words, environment: ["LANG": language])
        return (run, sample.text)
    }

    @Test("the list has every setting with who decided it, and never shows a secret")
    func list() async throws {
        let file = #"{ "theme": "light", "token": "s3cret" }"#
        let (text, _) = try await run("list", file: file, variables: ["TESSERA_ON": "yes"])
        #expect(
            text.output == """
                key         value            decided by       title
                folder      /home/ada/music  the default      Folder
                list.count  5                the default      Count
                name        Ada              the default      Name
                on          true             the environment  On
                pause       1m30s            the default      Pause
                tags        a                the default      Tags
                theme       light            the file         Theme
                token       ••••             the file         Token
                volume      0.5              the default      Volume

                """)
        #expect(!text.output.contains("s3cret"))
        let json = try await run("list", "--json", file: file).run.output
        #expect(!json.contains("s3cret"))
        let settings = try JSONObject(JSONNode(parsing: json), keys: ["schema", "version", "path", "settings"])
        #expect(try settings.required("settings").array().count == SampleSettings.definitions.count)
    }

    @Test("a value is printed as it is typed")
    func get() async throws {
        #expect(try await run("get", "pause").run == CommandRun(code: .done, output: "1m30s\n"))
        #expect(try await run("get", "token", file: #"{ "token": "s3cret" }"#).run.output == "s3cret\n")
        let unknown = try await run("get", "them").run
        #expect(unknown.code == .usage)
        #expect(unknown.errors.contains("no setting is called `them`; did you mean `theme`?"))
    }

    @Test("setting writes the file, and says when something else still counts more")
    func set() async throws {
        let written = try await run("set", "tags", "x, y", file: "{\n  // mine\n}\n")
        #expect(written.run == CommandRun(code: .done))
        #expect(written.text == "{\n  // mine\n  \"tags\": [\"x\",\"y\"]\n}\n")
        let overridden = try await run("set", "theme", "dark", variables: ["TESSERA_THEME": "light"])
        #expect(overridden.text == "{\n  \"theme\": \"dark\"\n}\n")
        #expect(overridden.run.errors == "`theme` is written, and the environment still counts more: light\n")
        let wrong = try await run("set", "theme", "lihgt", language: "ru_RU.UTF-8")
        #expect(wrong.run.code == .usage)
        #expect(wrong.text == nil)
        #expect(
            wrong.run.errors == "tessera: theme: ожидается одно из dark, light, найдено `lihgt`; "
                + "может быть, `light`?\n")
    }

    @Test("unsetting takes the key out, once and again")
    func unset() async throws {
        let first = try await run("unset", "theme", file: "{\n  \"theme\": \"light\", // x\n  \"on\": true\n}\n")
        #expect(first.run == CommandRun(code: .done))
        #expect(first.text?.contains("theme") == false)
        #expect(try await run("unset", "theme", file: "{ \"on\": true }").text == "{ \"on\": true }")
    }

    @Test("validating tells every problem and ends with 1, or says that there is none")
    func validate() async throws {
        let wrong = try await run("validate", file: "{ \"theme\": 1,\n\"onn\": true }")
        #expect(wrong.run.code == .failed)
        #expect(
            wrong.run.output == """
                \(SampleSettings.path):1:12: `theme`: expected one of dark, light, found `1`
                \(SampleSettings.path):2:1: unknown key `onn`; did you mean `on`?

                """)
        let right = try await run("validate", language: "ru")
        #expect(right.run == CommandRun(code: .done, output: "\(SampleSettings.path): всё в порядке\n"))
        let json = try await run("validate", "--json", file: "[").run
        #expect(json.code == .failed)
        #expect(try JSONNode(parsing: json.output).members().map(\.key) == ["schema", "version", "path", "problems"])
    }

    @Test("nothing in a file can move the cursor of who reads about it")
    func escapes() async throws {
        let wrong = try await run("validate", file: #"{ "\u001b[2J": 1 }"#).run.output
        #expect(wrong == "\(SampleSettings.path):1:3: unknown key `\\u{1B}[2J`\n")
        #expect(try await run("validate", file: "\0").run.output.hasSuffix("found `\\u{0}`\n"))
        let list = try await run("list", file: #"{ "name": "a\u001b[2Jb" }"#).run.output
        #expect(list.contains("a\\u{1B}[2Jb") && !list.contains("\u{1B}"))
    }

    @Test("the path is printed whether or not there is a file")
    func path() async throws {
        #expect(try await run("path").run.output == "\(SampleSettings.path)\n")
    }

    @Test("explaining tells what counts, where it comes from, and what it overrides")
    func explain() async throws {
        let (run, _) = try await run(
            "explain", "theme", file: #"{ "theme": "light" }"#, variables: ["TESSERA_THEME": "dark"],
            language: "ru_RU.UTF-8")
        #expect(
            run.output == """
                theme = dark
                  название    Оформление
                  делает      тёмное или светлое
                  ожидает     одно из dark, light
                  файл        /memory/configuration/config.json
                  переменная  TESSERA_THEME

                  окружение     dark   действует
                  файл          light  не действует
                  по умолчанию  dark   не действует

                """)
    }

    @Test("keys are completed, and everything is told in both languages")
    func conventions() throws {
        let command = ConfigCommand.command(try SampleSettings().settings())
        #expect(CommandConformance.problems(in: [command]) == [])
        let keys = SampleSettings.definitions.map(\.key).sorted()
        for name in ["get", "set", "unset", "explain"] {
            let parameter = command.subcommands.first { $0.name == name }?.parameters.first
            #expect(parameter?.specification.completion == .words(keys), "\(name)")
        }
    }

    @Test("the option of a run refuses what no setting has")
    func option() throws {
        let parameter = SetOption.parameter(SampleSettings.definitions)
        #expect(try parameter.value(of: ["on=yes", "theme=light"]) == ["on=yes", "theme=light"])
        let rows = [
            ("on", "expected KEY=VALUE, found `on`"), ("onn=yes", "expected the key of a setting, found `onn`"),
            ("theme=blue", "expected one of dark, light (theme), found `blue`"),
        ]
        for (word, message) in rows {
            let error = #expect(throws: ValueError.self) { try parameter.value(of: [word]) }
            #expect(error.map { "\($0)" } == message)
        }
        let secret = "token=" + String(repeating: "x", count: 30)
        let error = #expect(throws: ValueError.self) { try parameter.value(of: [secret]) }
        #expect(error.map { "\($0)".contains("xxx") } == false)
    }
}
