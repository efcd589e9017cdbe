import Testing

@testable import BoundaryCheck

@Suite("owners")
struct OwnedTests {
    private let reason = "whoever changes a file has to know whom to ask, and every wall has a team on each side"
    private let fixture = Fixture(.feature("A"), .feature("CallFlow"), .kernel("FeatureKit"))
        .with("Modules/A/Sources/A.swift", "").with("Tests/ATests/T.swift", "").with("README.md", "")
        .with("Modules/CallFlow/Sources/C.swift", "").with("Modules/FeatureKit/Sources/F.swift", "")
    private let owners = """
        # who owns what
        * @tessera/assembly
        /Modules/A/ @tessera/a
        /Tests/ATests/ @tessera/a
        /Modules/CallFlow/ @tessera/calls
        /Modules/FeatureKit/ @tessera/kernel
        """

    @Test("every path has one owner, and every line says something")
    func kept() throws {
        #expect(try fixture.with("CODEOWNERS", owners).findings(Owned()) == [])
    }

    @Test("what is wrong in CODEOWNERS is named with its line")
    func broken() throws {
        let rows: [(owners: String, finding: String)] = [
            (
                owners + "\n/Modules/Gone/ @tessera/a",
                "CODEOWNERS:7:1: error: [owned] `/Modules/Gone/` matches nothing. why: \(reason). "
                    + "fix: remove the line, or correct the path"
            ),
            (
                owners + "\n  /Modules/A/ @tessera/a",
                "CODEOWNERS:7:3: error: [owned] `/Modules/A/` stands in line 3 too. why: \(reason). "
                    + "fix: remove one of the two"
            ),
            (
                owners.replacing("/Tests/ATests/ @tessera/a\n", with: ""),
                "CODEOWNERS:1:1: error: [owned] A has no line `/Tests/ATests/`. why: \(reason). "
                    + "fix: add `/Tests/ATests/ @tessera/team` after the lines for everything"
            ),
            (
                owners.replacing("/Modules/A/ @tessera/a", with: "/Modules/A/ @tessera/a @tessera/b"),
                "CODEOWNERS:3:1: error: [owned] the line that decides about Modules/A/Sources/A.swift names 2 owners. "
                    + "why: \(reason). fix: name the one team that answers for it"
            ),
            (
                owners.replacing("/Modules/A/ @tessera/a", with: "/Modules/A/ a@tessera.example"),
                "CODEOWNERS:3:1: error: [owned] `a@tessera.example` is no team. why: \(reason). "
                    + "fix: write it as `@organization/team`"
            ),
            (
                owners.replacing("@tessera/calls", with: "@tessera/kernel"),
                "CODEOWNERS:6:1: error: [owned] FeatureKit and CallFlow both belong to @tessera/kernel. "
                    + "why: \(reason). fix: give each of them a team of its own"
            ),
        ]
        for row in rows {
            #expect(try fixture.with("CODEOWNERS", row.owners).findings(Owned()) == [row.finding])
        }
    }

    @Test("a file without an owner, and a repository without CODEOWNERS")
    func missing() throws {
        let none = owners.replacing("* @tessera/assembly", with: "/README.md @tessera/assembly")
        #expect(
            try fixture.with("CODEOWNERS", none).findings(Owned()) == [
                "CODEOWNERS:1:1: error: [owned] nobody owns this file. why: \(reason). fix: add a line to CODEOWNERS",
                "Package.swift:1:1: error: [owned] nobody owns this file. why: \(reason). fix: add a line to CODEOWNERS",
            ])
        #expect(
            try fixture.findings(Owned()) == [
                "CODEOWNERS:1:1: error: [owned] there is no CODEOWNERS. why: \(reason). fix: write a line for each module"
            ])
    }

    @Test("a descriptor and CODEOWNERS name the same owner")
    func agreement() throws {
        let descriptor = """
            {"id": "a", "target": "A", "type": "AFeature", "kind": "feature", "summary": "x", "version": "0.1.0",
             "stability": "beta", "owner": "@tessera/b"}
            """
        let broken = fixture.with("CODEOWNERS", owners).with("Modules/A/feature.json", descriptor)
        #expect(
            try broken.findings(Owned()) == [
                "Modules/A/feature.json:2:32: error: [owned] the descriptor says @tessera/b, and CODEOWNERS "
                    + "@tessera/a. why: \(reason). fix: make the two agree"
            ])
    }
}
