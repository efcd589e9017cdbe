import Testing

@testable import BoundaryCheck

@Suite("what descriptors tell people")
struct TranslatedTests {
    private func problems(kind: String, summary: String, abstract: String) throws -> [String] {
        let descriptor = """
            {"id": "a", "target": "A", "type": "AFeature", "kind": "\(kind)", "summary": \(summary),
             "version": "0.1.0", "stability": "beta", "owner": "@tessera/a",
             "commands": [{"name": "run", "abstract": \(abstract)}]}
            """
        return try Fixture(.feature("A")).with("Modules/A/feature.json", descriptor).problems(Translated())
    }

    @Test("summaries and abstracts are told in every language, except by tools")
    func translated() throws {
        let both = #"{"en": "run", "ru": "пуск"}"#
        #expect(try problems(kind: "feature", summary: both, abstract: both) == [])
        #expect(try problems(kind: "tool", summary: "\"x\"", abstract: "\"x\"") == [])
        #expect(
            try problems(kind: "system", summary: "\"x\"", abstract: "\"x\"") == [
                "Modules/A/feature.json:1:77 the summary is told in one language",
                "Modules/A/feature.json:3:15 the abstract of `run` is told in one language",
            ])
    }
}
