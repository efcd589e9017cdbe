import JSONKit
import Repository
import Testing

@Suite("imports of a Swift source")
struct SwiftImportTests {
    @Test("an import is found however it is written, and nothing else is taken for one")
    func table() {
        let rows: [(String, [String])] = [
            ("import A", ["A 1:8"]),
            ("import A; import B", ["A 1:8", "B 1:18"]),
            ("public import A", ["public A 1:15"]),
            ("@testable import A", ["@testable A 1:18"]),
            ("@_spi(X) @testable\nimport A", ["@_spi(X) @testable A 2:8"]),
            ("@preconcurrency public import A", ["@preconcurrency public A 1:31"]),
            ("@_exported import A.B", ["@_exported A.B 1:19"]),
            ("import struct A.T", ["A.T 1:15"]),
            ("import func Glibc.exit", ["Glibc.exit 1:13"]),
            ("import `A`", ["A 1:8"]),
            ("import /* c */ A", ["A 1:16"]),
            ("// import A\n/* import B */\nlet a = \"import C\"", []),
            ("let a = \"\"\"\n    import A\n    \"\"\"", []),
            ("#if canImport(A)\nimport A\n#else\nimport B\n#endif", ["A 2:8", "B 4:8"]),
            ("func read(import name: String)", []),
            ("func read(_ a: Int, import name: String)", []),
            ("reader.import\nx", []),
            ("let `import` = a", []),
            ("import class\n", ["class 1:8"]),
        ]
        for (text, expected) in rows {
            #expect(SwiftSource(text).imports.map(summary) == expected, "\(text)")
        }
    }

    private func summary(_ found: SwiftImport) -> String {
        let modifiers = found.attributes.map { "@\($0)" } + [found.access].compactMap { $0 }
        return (modifiers + [found.path.joined(separator: "."), "\(found.position)"]).joined(separator: " ")
    }
}
