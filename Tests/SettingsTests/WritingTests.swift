import JSONKit
import LocalizationKit
import PlatformInterface
import PlatformTesting
import SettingsInterface
import Testing

@testable import Settings

@MainActor
@Suite("writing settings")
struct WritingTests {
    @Test("a file is made when there is none, and what is decided counts at once")
    func first() throws {
        let sample = try SampleSettings()
        let settings = sample.settings()
        try settings.decide(.theme, .light)
        #expect(sample.text == "{\n  \"theme\": \"light\"\n}\n")
        #expect(settings.value(of: .theme) == .light)
        try settings.decide(.count, 7)
        #expect(sample.text == "{\n  \"theme\": \"light\",\n  \"list.count\": 7\n}\n")
        try settings.decide(.theme, nil)
        #expect(sample.text == "{\n  \"list.count\": 7\n}\n")
        try settings.decide(.count, nil)
        #expect(sample.text == "{\n}\n")
    }

    @Test("comments, order, blank lines and line ends stay")
    func edit() throws {
        let rows: [(before: String, key: String, value: JSONValue?, after: String)] = [
            ("{ \"a\": 1 }", "a", 2, "{ \"a\": 2 }"),
            ("{ \"a\": 1 }", "b", 2, "{ \"a\": 1, \"b\": 2 }"),
            ("{}", "b", 2, "{\n  \"b\": 2\n}"),
            ("{ // all\n}\n", "b", 2, "{ // all\n  \"b\": 2\n}\n"),
            ("// top\n{\n\t\"a\": 1 // one\n}\n", "b", 2, "// top\n{\n\t\"a\": 1, // one\n\t\"b\": 2\n}\n"),
            ("{\n  \"a\": 1 /* one\n  more */\n}", "b", 2, "{\n  \"a\": 1, /* one\n  more */\n  \"b\": 2\n}"),
            ("{\r\n  \"a\": 1\r\n}\r\n", "b", 2, "{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}\r\n"),
            ("\u{FEFF}{\n  \"a\": 1\n}", "a", 2, "\u{FEFF}{\n  \"a\": 2\n}"),
            (
                "{\n  \"a\": [1, \"]\", {\"x\": \"}\"}], // l\n  \"b\": 2\n}", "a", .array([]),
                "{\n  \"a\": [], // l\n  \"b\": 2\n}"
            ),
            ("{\n  \"a\": \"x\\\"//y\",\n  \"b\": 2\n}", "b", 3, "{\n  \"a\": \"x\\\"//y\",\n  \"b\": 3\n}"),
            (
                "{\n  // one\n  \"a\": 1,\n\n  // two\n  \"b\": 2\n}\n", "b", nil,
                "{\n  // one\n  \"a\": 1\n\n  // two\n}\n"
            ),
            ("{\n  \"a\": 1, // one\n  \"b\": 2\n}\n", "a", nil, "{\n   // one\n  \"b\": 2\n}\n"),
            ("{ \"a\": 1, \"b\": 2, \"c\": 3 }", "b", nil, "{ \"a\": 1, \"c\": 3 }"),
            ("{ \"a\": 1, \"b\": 2 }", "b", nil, "{ \"a\": 1 }"),
            ("{ \"a\": 1 }", "a", nil, "{ }"),
            ("{ \"a\": 1 /* x */, \"b\": 2 }", "a", nil, "{ /* x */ \"b\": 2 }"),
            ("{ \"\\u0061\": 1 }", "a", 2, "{ \"\\u0061\": 2 }"),
            ("{ \"a\": 1 }", "z", nil, "{ \"a\": 1 }"),
        ]
        for row in rows {
            var text = SettingsText(Array(row.before.utf8))
            if let value = row.value { text.set(row.key, to: value) } else { text.remove(row.key) }
            #expect(String(decoding: text.bytes, as: UTF8.self) == row.after, "\(row.before) \(row.key)")
        }
    }

    @Test("whatever is set and removed, the file stays JSON, has what was decided, and keeps its comments")
    func property() throws {
        var generator = SeededGenerator(state: 20_261_130)
        let keys = ["a", "b", "c", "d"]
        let starts = [
            "{}", "{ \"a\": 1 }", "{\n  // keep\n  \"a\": 1, // keep\n  \"b\": [2, 3] /* keep */\n  // keep\n}\n",
            "/* keep */ {\r\n\"c\": \"}\" /* keep */, \"d\": {\"x\": \"//\"} // keep\r\n}\r\n",
        ]
        for start in starts {
            var text = SettingsText(Array(start.utf8))
            var expected: [String: JSONValue] = [:]
            for key in keys { text.set(key, to: 0) }
            for key in keys { expected[key] = 0 }
            for step in 1...200 {
                let key = keys[Int.random(in: 0..<keys.count, using: &generator)]
                let value: JSONValue? = Bool.random(using: &generator) ? .int(step) : nil
                if let value { text.set(key, to: value) } else { text.remove(key) }
                expected[key] = value
                let written = String(decoding: text.bytes, as: UTF8.self)
                let members = try JSONNode(parsing: written, comments: true).members()
                #expect(Set(members.map(\.key)) == Set(expected.keys), "step \(step): \(written)")
                for member in members { #expect(try JSONValue.int(member.value.int()) == expected[member.key]) }
                #expect(written.split(separator: "keep").count == start.split(separator: "keep").count)
            }
        }
    }

    @Test("an outside edit of another setting is kept, one of the same setting is a conflict")
    func conflict() throws {
        let sample = try SampleSettings("{ \"list.count\": 2 }")
        let settings = sample.settings()
        try sample.write("{ \"list.count\": 2, \"on\": true }")
        try settings.decide(.count, 3)
        #expect(sample.text == "{ \"list.count\": 3, \"on\": true }")
        #expect(settings.value(of: .isOn))
        try sample.write("{ \"list.count\": 8, \"on\": true }")
        #expect(throws: SettingsError.conflict(key: "list.count")) { try settings.decide(.count, 4) }
        #expect(settings.value(of: .count) == 8)
        try settings.decide(.count, 4)
        #expect(sample.text == "{ \"list.count\": 4, \"on\": true }")
    }

    @Test("what cannot be decided is refused, and the file stays as it is")
    func refusals() throws {
        let sample = try SampleSettings("{ \"list.count\": 2 }")
        let settings = sample.settings()
        let rows: [(String, SettingValue, String)] = [
            ("lits.count", .integer(1), "no setting is called `lits.count`; did you mean `list.count`?"),
            ("list.count", .integer(10), "list.count: expected a whole number from 1 to 9, found `10`"),
            ("list.count", .text("x"), "list.count: expected a whole number from 1 to 9, found `x`"),
            ("name", .text("a b"), "name: a name has no blanks"),
        ]
        for (key, value, message) in rows {
            let error = #expect(throws: SettingsError.self) { try settings.decide(key, value) }
            #expect(error.map { "\($0)" } == message)
        }
        sample.disk.refuse("/", .notAllowed)
        let error = #expect(throws: SettingsError.self) { try settings.decide(.count, 3) }
        #expect(error.map { "\($0)" }?.hasSuffix("not allowed, or the disk is read-only") == true)
        #expect(sample.text == "{ \"list.count\": 2 }")
        #expect(settings.value(of: .count) == 2)
    }

    @Test("a broken file is left alone until it is mended, and a wrong value is mended by deciding")
    func mending() throws {
        let sample = try SampleSettings("{ \"list.count\": }")
        let settings = sample.settings()
        let error = #expect(throws: SettingsError.self) { try settings.decide(.count, 3) }
        #expect(
            error.map { "\($0)" } == "the file is left alone until it is mended: \(SampleSettings.path):1:17: "
                + "expected a value, found `}`")
        let wrong = try SampleSettings("{ \"list.count\": 99 }")
        let others = wrong.settings()
        try others.decide(.count, nil)
        #expect(wrong.text == "{ }")
        #expect(others.problems == [])
    }
}
