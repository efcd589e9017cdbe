import LocalizationKit
import PlatformInterface
import PlatformTesting
import SettingsInterface
import Testing

@testable import Settings

@MainActor
@Suite("reading settings")
struct ReadingTests {
    private func problems(_ file: String) throws -> [String] {
        try SampleSettings(file).settings().problems.map { $0.description.replacing(SampleSettings.path, with: "F") }
    }

    @Test("without a file everything is as features say")
    func none() throws {
        let settings = try SampleSettings().settings()
        #expect(settings.problems == [])
        #expect(settings.value(of: .theme) == .dark)
        #expect(settings.value(of: .count) == 5)
        #expect(settings.value(of: .tags) == ["a"])
        #expect(settings.value(of: .folder) == "/home/ada/music")
        #expect(settings.definitions.map(\.key).sorted() == settings.definitions.map(\.key))
    }

    @Test("every type is read from the file, with comments, a byte order mark and line ends of Windows")
    func types() throws {
        let settings = try SampleSettings(
            "\u{FEFF}{ // mine\r\n"
                + #""theme": "light", "list.count": 9, "volume": 2.5e-1, "name": "Bob", /* so */ "pause": "1h30m","#
                + "\r\n" + #""folder": "/srv", "tags": ["x", "y"], "on": true, "token": "t" }"#
        ).settings()
        #expect(settings.problems == [])
        #expect(settings.value(of: .theme) == .light)
        #expect(settings.value(of: .count) == 9)
        #expect(settings.value(of: .volume) == 0.25)
        #expect(settings.value(of: .name) == "Bob")
        #expect(settings.value(of: .pause) == .seconds(5400))
        #expect(settings.value(of: .folder) == "/srv")
        #expect(settings.value(of: .tags) == ["x", "y"])
        #expect(settings.value(of: .isOn))
    }

    @Test("what is wrong is passed over with file, line, column and the nearest key")
    func strict() throws {
        let rows: [(file: String, problem: String)] = [
            ("{\n  \"thme\": \"light\"\n}", "F:2:3: unknown key `thme`; did you mean `theme`?"),
            ("{ \"qqqqqq\": 1 }", "F:1:3: unknown key `qqqqqq`"),
            (
                #"{ "theme": "lihgt" }"#,
                "F:1:12: `theme`: expected one of dark, light, found `lihgt`; did you mean `light`?"
            ),
            (#"{ "theme": true }"#, "F:1:12: `theme`: expected one of dark, light, found `true`"),
            (#"{ "list.count": 10 }"#, "F:1:17: `list.count`: expected a whole number from 1 to 9, found `10`"),
            (#"{ "list.count": "5" }"#, "F:1:17: `list.count`: expected a whole number from 1 to 9, found `5`"),
            (#"{ "list.count": 5.5 }"#, "F:1:17: `list.count`: expected a whole number from 1 to 9, found `5.5`"),
            (#"{ "volume": 1.5 }"#, "F:1:13: `volume`: expected a number from 0.0 to 1.0, found `1.5`"),
            (#"{ "on": "yes" }"#, "F:1:9: `on`: expected true or false, found `yes`"),
            (#"{ "on": null }"#, "F:1:9: `on`: expected true or false, found null"),
            (
                #"{ "pause": "soon" }"#,
                "F:1:12: `pause`: expected a duration such as 1h30m, from 1s to 1d, found `soon`"
            ),
            (#"{ "name": "a b" }"#, "F:1:11: `name`: a name has no blanks"),
            (
                #"{ "tags": ["a", 1] }"#,
                "F:1:11: `tags`: expected texts separated by commas, an array in the file, found an array"
            ),
            (
                #"{ "token": ["s3cret"] }"#,
                "F:1:12: `token`: expected a text, found something else, which is not shown"
            ),
        ]
        for row in rows { #expect(try problems(row.file) == [row.problem], "\(row.file)") }
    }

    @Test("one wrong value leaves the others in force")
    func others() throws {
        let settings = try SampleSettings(#"{ "theme": "blue", "list.count": 3 }"#).settings()
        #expect(settings.problems.count == 1)
        #expect(settings.value(of: .theme) == .dark)
        #expect(settings.value(of: .count) == 3)
    }

    @Test("a file that is none leaves the defaults in force, and says where it breaks")
    func broken() throws {
        let deep = "{ \"tags\": " + String(repeating: "[", count: 200_000)
        let rows: [(file: String, problem: String)] = [
            ("{ \"on\": true", "F:1:13: expected `,` or `}`, found the end of the document"),
            ("{ \"on\": true, \"on\": false }", "F:1:15: duplicate key `on`"),
            ("[]", "F:1:1: expected an object, found an array"),
            ("{ \"on\": true } x", "F:1:16: expected the end of the document, found `x`"),
            ("{ /* \"on\": true }", "F:1:3: this comment never ends"),
            (deep, "F:1:138: nested more than 128 levels deep"),
        ]
        for row in rows {
            #expect(try problems(row.file) == [row.problem], "\(row.file.prefix(40))")
            #expect(try !SampleSettings(row.file).settings().value(of: .isOn))
        }
        #expect(try problems("").isEmpty)
    }

    @Test("zeros, bytes that are no text, and a file of ten megabytes stop nothing")
    func hostile() throws {
        let rows: [([UInt8], String)] = [
            (Array(repeating: 0, count: 4096), "expected a value, found `\u{0}`"),
            ([0x7B, 0xFF, 0xFE, 0x7D], "it is not UTF-8 text"),
            (Array(repeating: 0x20, count: 10_000_000), "it is larger than 1048576 bytes"),
        ]
        for (bytes, problem) in rows {
            let sample = try SampleSettings("")
            try sample.disk.write(bytes, to: SampleSettings.path)
            let settings = sample.settings()
            #expect(settings.problems.map(\.text.description) == [problem])
            #expect(settings.value(of: .count) == 5)
            #expect(throws: SettingsError.self) { try settings.decide(.count, 6) }
            #expect(try sample.disk.read(SampleSettings.path, limit: 20_000_000) == bytes)
        }
    }

    @Test("durations are written as they are read")
    func durations() {
        let rows: [(String, Duration?)] = [
            ("90s", .seconds(90)), ("1m30s", .seconds(90)), ("1h30m", .seconds(5400)), ("500ms", .milliseconds(500)),
            ("2d", .seconds(172_800)), ("0s", .zero), ("", nil), ("5", nil), ("m", nil), ("5 m", nil), ("-5s", nil),
            ("5x", nil), ("999999999999d", nil), ("9999999999999s", nil),
        ]
        for (word, duration) in rows { #expect(Duration(word: word) == duration, "\(word)") }
        for word in ["1m30s", "1h30m", "500ms", "2d", "0s", "1d1ms"] { #expect(Duration(word: word)?.word == word) }
    }
}
