import Testing

@testable import BoundaryCheck

@Suite("where files stand")
struct LayoutTests {
    private let reason = "a newcomer finds a file by its path, and reads it in one sitting"

    @Test("the places of the architecture are kept")
    func kept() throws {
        let paths = [
            "README.md", "CODEOWNERS", ".ci/run", ".swift-format", "App/Tessera.swift", "App/Distributions/x.json",
            "Scripts/run", "Modules/A/Sources/Deep/A.swift", "Modules/A/Interface/interface.json",
            "Modules/A/Testing/F.swift", "Modules/A/Tool/T.swift", "Modules/A/Plugin/P.swift",
            "Modules/A/CShim/shim.h", "Modules/A/feature.json", "Modules/A/README.md", "Tests/ATests/T.swift",
            "Tests/AppTests/T.swift", "Tests/Benchmarks/A/B.swift", "Tests/Fuzz/A/F.swift", "Tests/Programs/A/P.swift",
        ]
        let fixture = paths.reduce(Fixture(.feature("A"))) { $0.with($1, "") }
        #expect(try fixture.findings(Layout()) == [])
    }

    @Test("what stands elsewhere is named with where it may stand")
    func broken() throws {
        let folders =
            "a module has Interface, Sources, Testing, Tool, Plugin, Documentation, C…, feature.json, strings.json, "
            + "README.md"
        let rows: [(path: String, problem: String, fix: String)] = [
            (
                "Makefile", "`Makefile` does not belong at the top of the repository",
                "move it into a module, App, Tests, Scripts or .ci"
            ),
            ("CODEOWNER", "`CODEOWNER` does not belong at the top of the repository", "did you mean `CODEOWNERS`?"),
            ("Modules/x.swift", "files in Modules belong to a module", "move it into the folder of a module"),
            ("Modules/A/Utils/x.swift", "`Utils` does not belong in the folder of a module", folders),
            ("Modules/A/Codes/x.swift", "`Codes` does not belong in the folder of a module", folders),
            ("Modules/A/notes.txt", "`notes.txt` does not belong in the folder of a module", folders),
            ("Tests/x.swift", "files in Tests belong to a module", "move it into Tests/<Module>Tests"),
            ("Tests/ATest/x.swift", "`Tests/ATest` belongs to no module", "did you mean `ATests`?"),
            (
                "Tests/Zebra/x.swift", "`Tests/Zebra` belongs to no module",
                "name the folder Tests/<Module>Tests after the module that it tests"
            ),
            ("Tests/Fuzz/x.swift", "programs belong to a module", "move it into Tests/Fuzz/<Module>"),
        ]
        for row in rows {
            let fixture = Fixture(.feature("A")).with("Modules/A/Sources/A.swift", "").with(row.path, "")
            #expect(
                try fixture.findings(Layout()) == [
                    "\(row.path):1:1: error: [layout] \(row.problem). why: \(reason). fix: \(row.fix)"
                ])
        }
    }

    @Test("a Swift file has at most 400 lines")
    func size() throws {
        let path = "Modules/A/Sources/A.swift"
        let fixture = Fixture(.feature("A"))
        #expect(try fixture.with(path, String(repeating: "\n", count: 400)).findings(Layout()) == [])
        #expect(
            try fixture.with(path, String(repeating: "\n", count: 401)).findings(Layout()) == [
                "\(path):1:1: error: [layout] 401 lines, and 400 are allowed. why: \(reason). "
                    + "fix: split the file by topic: Type+Topic.swift"
            ])
    }

    @Test("the manifest may grow by a row a module, since it cannot be split")
    func manifest() throws {
        let text = String(repeating: "\n", count: 401)
        #expect(try Fixture(.feature("A")).with("Package.swift", text).findings(Layout()) == [])
    }
}
