import DescriptorKit
import FeatureKitInterface
import JSONKit
import LocalizationKit
import Testing

@Suite("feature.json")
struct DescriptorDocumentTests {
    static let full = """
        {
          "id": "storage", "target": "Storage", "type": "StorageFeature", "kind": "system",
          "summary": "keeps values", "version": "1.2.3", "stability": "stable", "owner": "@tessera/storage",
          "provides": [{ "service": "KeyValueStore", "interface": "StorageInterface", "version": 2 }],
          "needs": [
            { "service": "Clock", "interface": "PlatformInterface", "versions": 1 },
            { "service": "Files", "interface": "PlatformInterface", "versions": "1-3" }
          ],
          "optionalNeeds": [{ "service": "Log", "interface": "PlatformInterface", "versions": 1 }],
          "commands": [{ "name": "storage", "abstract": "look after the store" }],
          "libraries": [
            { "package": "libsqlite3-0", "development": "libsqlite3-dev", "file": "libsqlite3.so.0" },
            { "package": "libsecret-1-0", "file": "libsecret-1.so.0", "optional": true }
          ]
        }
        """

    static let descriptor = FeatureDescriptor(
        id: "storage", target: "Storage", type: "StorageFeature", kind: .system, summary: "keeps values",
        version: "1.2.3", stability: .stable, owner: "@tessera/storage",
        provides: [Provision("KeyValueStore", interface: "StorageInterface", version: 2)],
        needs: [
            Need("Clock", interface: "PlatformInterface", versions: 1...1),
            Need("Files", interface: "PlatformInterface", versions: 1...3),
        ],
        optionalNeeds: [Need("Log", interface: "PlatformInterface", versions: 1...1)],
        commands: [CommandSummary("storage", "look after the store")],
        libraries: [
            DebianLibrary(package: "libsqlite3-0", development: "libsqlite3-dev", file: "libsqlite3.so.0"),
            DebianLibrary(package: "libsecret-1-0", file: "libsecret-1.so.0", isOptional: true),
        ])

    @Test("everything that a feature.json can say is read")
    func everything() throws {
        #expect(try DescriptorDocument(parsing: Self.full).descriptor == Self.descriptor)
    }

    @Test("positions are those of the values, and of the document for what is not written")
    func positions() throws {
        let document = try DescriptorDocument(parsing: Self.full)
        #expect(document.position(of: "id") == JSONPosition(line: 2, column: 9))
        #expect(document.position(of: "needs", at: 1) == JSONPosition(line: 7, column: 5))
        #expect(document.position(of: "needs", at: 9) == JSONPosition(line: 5, column: 12))
        #expect(document.position(of: "nothing") == JSONPosition(line: 1, column: 1))
    }

    @Test("what is malformed is refused with line, column and reason")
    func malformed() {
        // What is replaced, by what, the text at whose beginning the error stands, and the error.
        let rows: [(String, String, String, String)] = [
            (
                "\"id\": \"storage\"", "\"id\": \"Storage\"", "\"Storage\", \"target\"",
                "expected an id of lower-case letters and digits, found \"Storage\""
            ),
            ("\"kind\"", "\"knid\"", "\"knid\"", "unknown key `knid`; did you mean `kind`?"),
            ("\"system\"", "\"plugin\"", "\"plugin\"", "expected one of feature, system, tool, found `plugin`"),
            (
                "keeps values", "Keeps values.", "\"Keeps",
                "expected one line of text without a full stop, found \"Keeps values.\""
            ),
            ("\"1.2.3\"", "\"1.2\"", "\"1.2\"", "expected a version such as 1.2.3, found \"1.2\""),
            (
                "\"@tessera/storage\"", "\"tessera\"", "\"tessera\"",
                "expected an owner such as @organization/team, found \"tessera\""
            ),
            ("\"version\": 2", "\"version\": 0", "0 }]", "a contract version is 1 or more, found 0"),
            (
                "\"1-3\"", "\"3-1\"", "\"3-1\"",
                "expected a version such as 1 or a range such as \"1-3\", found \"3-1\""
            ),
            ("\"versions\": 1 },\n", "\"versions\": 1.5 },\n", "1.5 }", "expected a whole number, found a number"),
            (
                "\"name\": \"storage\"", "\"name\": \"Store\"", "\"Store\"",
                "expected a command of lower-case words joined by hyphens, found \"Store\""
            ),
            (
                "\"libsqlite3.so.0\"", "\"/lib/x.so\"", "\"/lib/x.so\"",
                "expected the file name of a shared library such as libz.so.1, found \"/lib/x.so\""
            ),
            ("\"optional\": true", "\"optional\": 1", "1 }\n  ]\n}", "expected true or false, found a number"),
            ("\"owner\": \"@tessera/storage\",", "", "{\n", "missing key `owner`"),
        ]
        for (original, replacement, place, expected) in rows {
            let text = Self.full.replacing(original, with: replacement)
            #expect(message(text) == "\(position(of: place, in: text)): \(expected)", "\(replacement)")
        }
    }

    @Test("the same entry twice is refused at the second one")
    func twice() {
        let need = "{ \"service\": \"Clock\", \"interface\": \"PlatformInterface\", \"versions\": 1 }"
        let text = Self.full.replacing(need, with: "\(need),\n\(need)")
        #expect(message(text) == "7:1: the same entry twice")
    }

    /// Counts lines and columns by hand, in a text without characters beyond ASCII.
    private func position(of part: String, in text: String) -> String {
        let before = text.ranges(of: part).first.map { text[..<$0.lowerBound] } ?? ""
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        return "\(lines.count):\((lines.last?.count ?? 0) + 1)"
    }

    private func message(_ text: String) -> String? {
        do {
            _ = try DescriptorDocument(parsing: text)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
