import JSONKit
import Repository
import Testing

@Suite("code owners")
struct CodeOwnersTests {
    @Test("a pattern covers what gitignore says it covers")
    func patterns() {
        let rows: [(pattern: String, path: String, isCovered: Bool)] = [
            ("*", "a", true), ("*", "a/b/c", true),
            ("*.js", "a.js", true), ("*.js", "x/a.js", true), ("*.js", "a.jsx", false), ("*.js", "a.js/b", true),
            ("/Modules/A/", "Modules/A/x", true), ("/Modules/A/", "Modules/A/x/y", true),
            ("/Modules/A/", "Modules/AB/x", false), ("/Modules/A/", "x/Modules/A/y", false),
            ("/Modules/A/", "Modules/A", false), ("/Modules/A", "Modules/A", true), ("/Modules/A", "Modules/A/x", true),
            ("Modules/A", "x/Modules/A", false), ("Modules/A", "Modules/A/y", true),
            ("docs/", "docs/a", true), ("docs/", "x/docs/a", true), ("docs/", "docs", false),
            ("docs/*", "docs/a", true), ("docs/*", "docs/a/b", false),
            ("**/logs", "logs/a", true), ("**/logs", "x/y/logs", true), ("**/logs", "logs2", false),
            ("/a/**", "a/b", true), ("/a/**", "a/b/c", true), ("/a/**", "a", false),
            ("/a/**/b", "a/b", true), ("/a/**/b", "a/x/y/b", true), ("/a/**/b", "a/xb", false),
            ("/a/*/b", "a/x/b", true), ("/a/*/b", "a/x/y/b", false), ("/a/*/b", "a/b", false),
            ("/?.txt", "a.txt", true), ("/?.txt", "ab.txt", false), ("/?.txt", "b/a.txt", false),
            ("/a\\*b", "a*b", true), ("/a\\*b", "axb", false), ("/a\\ b", "a b", true),
            ("/Package.swift", "Package.swift", true), ("/Package.swift", "x/Package.swift", false),
        ]
        for row in rows {
            #expect(OwnerPattern(row.pattern).matches(row.path) == row.isCovered, "\(row)")
        }
    }

    @Test("the last rule that matches decides")
    func lastMatch() throws {
        let owners = CodeOwners(
            parsing: "# comment\n* @o/all\n\n  /A/ @o/a x@y.z # why\n/A/free\n/A/\\#b\\ c @o/c\r\n")
        #expect(
            owners.rules.map(\.position) == [
                .init(line: 2, column: 1), .init(line: 4, column: 3),
                .init(line: 5, column: 1), .init(line: 6, column: 1),
            ])
        #expect(owners.rule(for: "B/x")?.owners == ["@o/all"])
        #expect(owners.rule(for: "A/x")?.owners == ["@o/a", "x@y.z"])
        #expect(owners.rule(for: "A/free")?.owners == [])
        #expect(owners.rule(for: "A/#b c")?.owners == ["@o/c"])
        #expect(CodeOwners(parsing: "/A/ @o/a").rule(for: "B") == nil)
    }
}
