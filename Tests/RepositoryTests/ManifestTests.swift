import JSONKit
import Repository
import Testing

@Suite("the manifest as it is written")
struct ManifestTests {
    @Test("rows and what they name have places; comments and declarations are no rows")
    func rows() {
        let manifest = Manifest(
            SwiftSource(
                """
                enum Contract: String {
                    case bee = "BInterface"
                    case kit = "K"
                }
                // .kit("Commented")
                let modules: [Module] = [
                    .feature("A", uses: [.bee, .kit], testing: .fakes(uses: [.kit]), testedWith: [.bee]),
                    .tool(
                        "T", command: "t",
                        uses: [.kit]),
                ]
                let app = Root("App", path: "App", features: ["A"])
                let programs = [.benchmark("ABench", of: "A", uses: [.kit])]
                struct Module { static func kit(_ name: String) -> Module { Module(name: name) } }
                struct Root {}
                """))
        #expect(
            manifest.rows.map(summary) == [
                "feature A 7:14: uses BInterface 7:27, uses K 7:33, testing.uses K 7:63, testedWith BInterface 7:84",
                "tool T 9:9: command t 9:23, uses K 10:17",
                "Root App 12:16: path App 12:29, features A 12:47",
                "benchmark ABench 13:28: of A 13:42, uses K 13:55",
            ])
        #expect(manifest.modules.map(\.kind) == [.feature, .tool])
        #expect(manifest.module("T")?.position == JSONPosition(line: 9, column: 9))
    }

    private func summary(_ row: ManifestRow) -> String {
        let mentions = row.mentions.map { "\($0.label) \($0.name) \($0.position)" }
        return "\(row.maker) \(row.name) \(row.position): \(mentions.joined(separator: ", "))"
    }
}
