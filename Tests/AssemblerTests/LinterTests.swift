import FeatureKitInterface
import JSONKit
import LocalizationKit
import RepositoryFiles
import RepositoryFilesTesting
import Testing

@testable import Assembler

@Suite("checking distributions without building")
struct LinterTests {
    private func findings(_ text: String, file: String = "kiosk") throws -> [String] {
        let path = "App/Distributions/\(file).json"
        let repository = try TemporaryFolder.withFeatures([path: text])
        let catalogue = try FeatureCatalogue(repository: repository.path).descriptors
        return Linter(repository: repository.path).findings(in: path, catalogue: catalogue).map(\.description)
    }

    @Test("each mistake is found with file, line, column and what to do")
    func mistakes() throws {
        let rows: [(String, [String])] = [
            (#"{ "name": "kiosk", "features": ["about"] }"#, []),
            (#"{ "name": "kiosk", "feature": [] }"#, ["1:20: error: unknown key `feature`; did you mean `features`?"]),
            (
                "{ \"name\": \"kiosk\",\n  \"features\": [\"abuot\"] }",
                ["2:16: error: unknown feature `abuot`; did you mean `about`?"]
            ),
            (
                "{ \"name\": \"kiosk\",\n  \"features\": [\"about\",\n    \"about\"] }",
                ["3:5: error: feature `about` is listed twice; remove one of the two"]
            ),
            (
                "{ \"name\": \"kiosk\", \"features\":\n [\"check\"] }",
                ["2:3: error: `check` belongs to a tool and cannot be part of a distribution; remove it"]
            ),
            (
                #"{ "name": "kiosc", "features": [] }"#,
                ["1:11: error: the name `kiosc` differs from that of the file, `kiosk`; make them equal"]
            ),
            (
                "{ \"name\": \"kiosk\",\n",
                ["2:1: error: expected a key in double quotes, found the end of the document"]
            ),
        ]
        for (text, expected) in rows {
            #expect(try findings(text) == expected.map { "App/Distributions/kiosk.json:\($0)" }, "\(text)")
        }
    }

    @Test("unmet needs, two providers and colliding commands stand where the feature is listed")
    func selection() throws {
        let repository = try TemporaryFolder.withFeatures([
            "Modules/A/feature.json": Self.descriptor("a", Self.need("Nothing"), "", "a"),
            "Modules/B/feature.json": Self.descriptor("b", Self.need("Engine"), "", "call"),
            "Modules/C/feature.json": Self.descriptor("c", "", Self.provision("Engine"), "c"),
            "Modules/D/feature.json": Self.descriptor("d", "", Self.provision("Engine"), "d"),
            "App/Distributions/kiosk.json": "{ \"name\": \"kiosk\", \"features\": [\n\"a\",\n\"b\",\n\"calls\"] }",
        ])
        let catalogue = try FeatureCatalogue(repository: repository.path).descriptors
        let findings = Linter(repository: repository.path)
            .findings(in: "App/Distributions/kiosk.json", catalogue: catalogue).map(\.description)
        #expect(
            findings == [
                "App/Distributions/kiosk.json:2:1: error: a needs Nothing (I 1); no known feature provides it",
                "App/Distributions/kiosk.json:3:1: error: b needs Engine (I 1), which c and d provide; choose one of them",
                "App/Distributions/kiosk.json:3:1: error: b and calls all have a command `call`; rename all but one, or leave them out",
            ])
    }

    @Test("a file that is not there is a finding")
    func missing() throws {
        let repository = try TemporaryFolder.withFeatures()
        let findings = Linter(repository: repository.path).findings(in: "App/Distributions/x.json", catalogue: [])
        #expect(
            findings.map(\.message) == [
                "\(repository.path)/App/Distributions/x.json: cannot read: No such file or directory"
            ])
    }

    private static func descriptor(_ id: String, _ needs: String, _ provides: String, _ command: String) -> String {
        """
        { "id": "\(id)", "target": "T\(id)", "type": "T\(id)", "kind": "feature", "summary": "it", "version": "0.1.0",
          "stability": "beta", "owner": "@a/b", "needs": [\(needs)], "provides": [\(provides)],
          "commands": [{ "name": "\(command)", "abstract": "it" }] }
        """
    }

    private static func need(_ service: String) -> String {
        #"{ "service": "\#(service)", "interface": "I", "versions": 1 }"#
    }

    private static func provision(_ service: String) -> String {
        #"{ "service": "\#(service)", "interface": "I", "version": 1 }"#
    }
}
