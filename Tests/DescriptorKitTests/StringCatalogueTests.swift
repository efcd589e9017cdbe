import JSONKit
import Testing

@testable import DescriptorKit

@Suite("String catalogues")
struct StringCatalogueTests {
    private func problems(_ text: String) throws -> [String] {
        try StringCatalogue(parsing: text).problems.map { "\($0)" }
    }

    @Test("a text without arguments becomes a constant, one with arguments a function")
    func source() throws {
        let catalogue = try StringCatalogue(
            parsing: """
                {
                  "title": { "en": "a \\"title\\" {{x}", "ru": "заголовок {{x}" },
                  "greeting": { "en": "{count:integer} from {name:text}", "ru": "от {name}: {count}, {{" }
                }
                """)
        #expect(catalogue.problems == [])
        #expect(
            StringsSource.file(module: "Mail", catalogue, using: ["title", "greeting"]) == #"""
                // Generated from strings.json. Do not edit.
                import LocalizationKit

                /// The texts of Mail.
                enum Strings {
                    static let `title` = LocalizedText(key: "Mail.title", en: "a \"title\" {x}", ru: "заголовок {x}")
                    static func `greeting`(`count`: Int, `name`: some LocalizedTextConvertible) -> LocalizedText {
                        LocalizedText(key: "Mail.greeting", en: "{0} from {1}", ru: "от {1}: {0}, {{", .integer(`count`), .text(`name`.localizedText))
                    }
                }

                """#)
    }

    @Test("plural forms are chosen by the only number, or by the one that is named")
    func plural() throws {
        let catalogue = try StringCatalogue(
            parsing: """
                { "left": {
                  "plural": "rest",
                  "en": { "one": "{rest:integer} of {all:integer} is left", "other": "{rest} of {all} are left" },
                  "ru": { "one": "остался {rest} из {all}", "few": "осталось {rest} из {all}", "many": "{rest} из {all}" }
                } }
                """)
        #expect(catalogue.problems == [])
        let source = StringsSource.file(module: "Mail", catalogue, using: ["left"])
        #expect(
            source.contains(
                #"en: .plural(PluralForms(0, [.one: "{0} of {1} is left", .other: "{0} of {1} are left"]))"#))
        #expect(source.contains("func `left`(`rest`: Int, `all`: Int) -> LocalizedText"))
    }

    @Test("a target gets the texts that it uses, and a file without declarations when it uses none")
    func subset() throws {
        let catalogue = try StringCatalogue(
            parsing: #"{ "a": { "en": "a", "ru": "а" }, "b": { "en": "b", "ru": "б" } }"#)
        let one = StringsSource.file(module: "M", catalogue, using: ["b"])
        #expect(one.contains("`b`") && !one.contains("`a`"))
        #expect(!StringsSource.file(module: "M", catalogue, using: []).contains("enum"))
    }

    @Test("everything that is wrong is told at once, each with its place")
    func faults() throws {
        let rows: [(entry: String, problem: String)] = [
            (#"{ "en": "x" }"#, "`k` is missing in the language `ru`"),
            (#"{ "ru": "x" }"#, "`k` is missing in the language `en`"),
            (#"{ "en": "{n:integer}", "ru": "x" }"#, "`ru` of `k` has no {n}, which `en` has"),
            (#"{ "en": "x", "ru": "{n:text}" }"#, "`en` of `k` has no {n}, which `ru` has"),
            (
                #"{ "en": "{n:number}", "ru": "{n}" }"#,
                "{n} has the unknown type `number`; known: integer, decimal, text, date, time, relative"
            ),
            (#"{ "en": "{n}", "ru": "{n}" }"#, "{n} has no type; write {n:text}"),
            (#"{ "en": "{n:text}", "ru": "{n:integer}" }"#, "{n} is text elsewhere in `k`"),
            (#"{ "en": "{n:text", "ru": "x" }"#, "the placeholder `{n:text` never ends; a brace is written `{{`"),
            (#"{ "en": "{a b}", "ru": "x" }"#, "expected a placeholder such as {count:integer}, found `{a b}`"),
            (#"{ "en": { "one": "{n:integer}" }, "ru": "{n}" }"#, "`en` has no form `other`"),
            (
                #"{ "en": "{n:integer}", "ru": { "one": "{n}", "few": "{n}" } }"#, "`ru` has no form `many`"
            ),
            (
                #"{ "en": "{n:decimal}", "ru": { "one": "{n}", "few": "{n}", "many": "{n}" } }"#,
                "`ru` has no form `other`"
            ),
            (
                #"{ "en": "{n:integer}", "ru": { "one": "{n}", "few": "{n}", "many": "{n}", "other": "{n}" } }"#,
                "no number takes the form `other` in `ru`"
            ),
            (
                #"{ "en": { "one": "x", "other": "y" }, "ru": "z" }"#,
                "`k` has plural forms and no number to choose by; name it with \"plural\""
            ),
            (
                #"{ "en": { "one": "{a:integer} {b:integer}", "other": "{a} {b}" }, "ru": "{a} {b}" }"#,
                "`k` has plural forms and several numbers to choose by; name it with \"plural\""
            ),
            (#"{ "en": "x", "ru": "y", "plural": "n" }"#, "`k` has no plural forms to choose from"),
            (#"{ "en": "x", "ru": "y", "fr": "z" }"#, "unknown key `fr`; known keys: comment, en, plural, ru"),
            (#"{ "en": { "two": "x" }, "ru": "y" }"#, "unknown key `two`; known keys: few, many, one, other"),
            (#"{ "en": 1, "ru": "y" }"#, "expected a string, found a number"),
        ]
        for row in rows {
            let found = try StringCatalogue(parsing: "{ \"k\": \(row.entry) }").problems
            #expect(found.map(\.message) == [row.problem], "\(row.entry)")
        }
        #expect(
            try problems("{\n  \"Bad\": { \"en\": \"x\", \"ru\": \"y\" },\n  \"k\": { \"en\": \"x\" }\n}") == [
                "2:3: expected a key such as `featureCount`, found `Bad`", "3:8: `k` is missing in the language `ru`",
            ])
    }

    @Test("two keys of one name are refused")
    func duplicates() {
        let error = #expect(throws: JSONError.self) {
            try StringCatalogue(parsing: #"{ "k": { "en": "x", "ru": "y" }, "k": { "en": "x", "ru": "y" } }"#)
        }
        #expect(error.map { "\($0)" } == "1:34: duplicate key `k`")
    }

    @Test("a key that no source mentions is refused, a comment does not mention it")
    func unused() throws {
        let catalogue = try StringCatalogue(
            parsing: #"{ "used": { "en": "a", "ru": "а" }, "idle": { "en": "b", "ru": "б" } }"#)
        let keys = StringUsage.keys(in: "let x = Strings.used(count: 1)\n    // Strings.idle\nMyStrings.idle")
        #expect(keys == ["used"])
        #expect(
            catalogue.unused(besides: keys).map { "\($0)" } == [
                "1:37: `idle` is used nowhere; delete it, or write Strings.idle"
            ])
    }
}
