import JSONKit
import RepositoryFiles
import RepositoryFilesTesting
import Testing

@Suite("the texts of a module")
struct ModuleStringsTests {
    private static let strings = """
        {
          "title": { "en": "title", "ru": "заголовок" },
          "hello": { "en": "hello", "ru": "привет" },
          "unused": { "en": "x", "ru": "х" }
        }
        """

    @Test("a target gets those that its sources use, in folders of any depth")
    func source() throws {
        let folder = try TemporaryFolder([
            "Mail/strings.json": Self.strings, "Mail/Sources/Mail.swift": "let a = Strings.hello\n",
            "Mail/Sources/Deep/Deeper/More.swift": "let a = Strings.title\n",
            "Mail/Sources/notes.txt": "Strings.unused\n", "Mail/Interface/Mail.swift": "let a = 1\n",
        ])
        let mail = try ModuleStrings(folder: "\(folder.path)/Mail")
        let source = try mail.source(for: "\(folder.path)/Mail/Sources")
        #expect(
            source == """
                // Generated from strings.json. Do not edit.
                import LocalizationKit

                /// The texts of Mail.
                enum Strings {
                    static let `title` = LocalizedText(key: "Mail.title", en: "title", ru: "заголовок")
                    static let `hello` = LocalizedText(key: "Mail.hello", en: "hello", ru: "привет")
                }

                """)
        let interface = try mail.source(for: "\(folder.path)/Mail/Interface")
        #expect(interface == "// Generated from strings.json: this target uses none of it.\n")
    }

    @Test("a text counts as used in the interface as in the sources, and problems come before what is unused")
    func problems() throws {
        let folder = try TemporaryFolder([
            "Mail/strings.json": Self.strings.replacing(#""привет" }"#, with: #""привет, {name}" }"#),
            "Mail/Interface/Mail.swift": "let a = Strings.title\n",
            "Mail/Testing/Fake.swift": "let a = Strings.unused\n",
        ])
        let path = "\(folder.path)/Mail/strings.json"
        let problems = try ModuleStrings(folder: "\(folder.path)/Mail").problems
        #expect(
            problems == [
                LocatedError(
                    "{name} has no type; write {name:text}", path: path, at: JSONPosition(line: 3, column: 35)),
                LocatedError(
                    "`unused` is used nowhere; delete it, or write Strings.unused", path: path,
                    at: JSONPosition(line: 4, column: 3)),
            ])
    }

    @Test("texts that all are well made and used have no problem")
    func clean() throws {
        let folder = try TemporaryFolder([
            "strings.json": Self.strings, "Interface/A.swift": "_ = Strings.title\n",
            "Sources/B.swift": "_ = (Strings.hello, Strings.unused)\n",
        ])
        let problems = try ModuleStrings(folder: folder.path).problems
        #expect(problems == [])
    }

    @Test("what cannot be read is refused with its place")
    func refused() throws {
        let folder = try TemporaryFolder([
            "strings.json": "{\n  \"a\": 1,\n  \"a\": 2\n}", "empty/strings.json": "{}",
        ])
        let doubled = LocatedError(
            "duplicate key `a`", path: "\(folder.path)/strings.json", at: JSONPosition(line: 3, column: 3))
        #expect(throws: doubled) { try ModuleStrings(folder: folder.path) }
        let missing = FileError(
            path: "\(folder.path)/none/strings.json", action: "read", reason: "No such file or directory")
        #expect(throws: missing) { try ModuleStrings(folder: "\(folder.path)/none") }
        let empty = try ModuleStrings(folder: "\(folder.path)/empty")
        let target = FileError(path: "\(folder.path)/Sources", action: "list", reason: "No such file or directory")
        #expect(throws: target) { try empty.source(for: "\(folder.path)/Sources") }
    }
}
