import Testing

@testable import BoundaryCheck

@Suite("rules about imports")
struct ImportRulesTests {
    private let two = Fixture(
        .feature("A", interface: [], uses: ["K"]), .feature("B", interface: [], uses: ["AInterface"]), .kit("K"))

    @Test("an import that the target does not list is undeclared, however it is written")
    func undeclared() throws {
        let fixture = two.with("Modules/A/Sources/A.swift", "import Glibc\nimport K\nimport BInterface\n")
        #expect(
            try fixture.findings(UndeclaredImport()) == [
                "Modules/A/Sources/A.swift:3:8: error: [undeclared-import] A imports BInterface, which it does not "
                    + "list. why: an import that no target lists compiles only by the luck of the build order. "
                    + "fix: add .b to the row of A in Package.swift"
            ])
        let rows: [(String, [String])] = [
            ("import struct BInterface.T", ["1:15"]), ("@preconcurrency import BInterface", ["1:24"]),
            ("public import BInterface", ["1:15"]), ("import BInterface.Part", ["1:8"]),
            ("#if os(Linux)\nimport BInterface\n#endif", ["2:8"]), ("#if false\nimport BInterface\n#endif", ["2:8"]),
            ("import `BInterface`", ["1:8"]), ("let a = 1; import BInterface", ["1:19"]),
            ("// import BInterface", []), ("/* /* */ import BInterface */", []), ("let a = \"import BInterface\"", []),
            ("let a = \"\"\"\nimport BInterface\n\"\"\"", []), ("func f(import BInterface: Int) {}", []),
            ("import AInterface; import K; import Dispatch; import Foundation", []),
        ]
        for (text, places) in rows {
            let found = try two.with("Modules/A/Sources/A.swift", text).problems(UndeclaredImport())
            let message = "A imports BInterface, which it does not list"
            #expect(found == places.map { "Modules/A/Sources/A.swift:\($0) \(message)" }, "\(text)")
        }
    }

    @Test("a module that is nowhere is named with the nearest target")
    func unknown() throws {
        let fixture = two.with("Modules/A/Sources/A.swift", "import AInterfaec\nimport Yams\n")
        #expect(
            try fixture.findings(UndeclaredImport()) == [
                "Modules/A/Sources/A.swift:1:8: error: [undeclared-import] AInterfaec is neither a target of this "
                    + "package nor a module of the toolchain. why: an import that no target lists compiles only by "
                    + "the luck of the build order. fix: did you mean `AInterface`, `BInterface`?",
                "Modules/A/Sources/A.swift:2:8: error: [undeclared-import] Yams is neither a target of this package "
                    + "nor a module of the toolchain. why: an import that no target lists compiles only by the luck "
                    + "of the build order. fix: remove the import: this repository depends on no other package",
            ])
    }

    @Test("what a row lists and nobody imports is unused, and named where the row lists it")
    func unused() throws {
        let fixture = Fixture(
            .feature("A", interface: ["StateKit"], uses: ["K", "BInterface"], c: ["CA"], testedWith: ["BInterface"]),
            .feature("B", interface: [], testing: []), .kit("K"), .kit("StateKit"))
        let broken = fixture.with("Modules/A/Interface/I.swift", "").with("Modules/A/Sources/A.swift", "import K")
            .with("Tests/ATests/T.swift", "import A")
        #expect(
            try broken.findings(UnusedDependency()) == [
                "Package.swift:11:14: error: [unused-dependency] A lists CA and never imports it. "
                    + "why: a listed target that nobody imports is built for nothing and shows a wall where there is "
                    + "none. fix: remove it from the row of A, or import it",
                "Package.swift:11:32: error: [unused-dependency] AInterface lists StateKit and never imports it. "
                    + "why: a listed target that nobody imports is built for nothing and shows a wall where there is "
                    + "none. fix: remove it from the row of A, or import it",
                "Package.swift:11:55: error: [unused-dependency] A lists BInterface and never imports it. "
                    + "why: a listed target that nobody imports is built for nothing and shows a wall where there is "
                    + "none. fix: remove it from the row of A, or import it",
                "Package.swift:11:73: error: [unused-dependency] ATests lists BTesting and never imports it. "
                    + "why: a listed target that nobody imports is built for nothing and shows a wall where there is "
                    + "none. fix: remove it from the row of A, or import it",
            ])
        let kept = broken.with("Modules/A/Interface/I.swift", "public import StateKit")
            .with("Modules/A/Sources/A.swift", "import K\nimport struct BInterface.T\n@preconcurrency import CA")
            .with("Tests/ATests/T.swift", "import A\nimport BTesting")
        #expect(try kept.findings(UnusedDependency()) == [])
    }

    @Test("an implementation is neither imported nor listed by another module")
    func implementation() throws {
        let fixture = two.with("Modules/B/Sources/B.swift", "import AInterface\nimport A\n")
        let reason = "modules meet through interfaces, so that each can be replaced, left out and built alone"
        #expect(
            try fixture.findings(ImplementationImport()) == [
                "Modules/B/Sources/B.swift:2:8: error: [impl-import] B imports A, an implementation. "
                    + "why: \(reason). fix: use AInterface"
            ])
        let listed = Fixture(.feature("A"), .feature("B", uses: ["A"])).with("Modules/B/Sources/B.swift", "")
        #expect(
            try listed.findings(ImplementationImport()) == [
                "Package.swift:12:26: error: [impl-import] B lists A, an implementation. "
                    + "why: \(reason). fix: move what is needed into an interface of A, or into a kit",
                "Package.swift:12:26: error: [impl-import] BTests lists A, an implementation. "
                    + "why: \(reason). fix: move what is needed into an interface of A, or into a kit",
            ])
    }

    @Test("the table of who may import whom")
    func law() throws {
        let fixture = Fixture(
            .kernel("FeatureKit"), .feature("A", interface: [], uses: ["K"], c: ["CA"], testing: []),
            .feature("B", interface: [], testing: []), .kit("K"), .kit("StateKit"), .tool("T", uses: ["Repository"]),
            .toolLibrary("Repository"), .app("A", "B"), .benchmark("ABench", of: "A"))
        let common = ["AInterface", "BInterface", "FeatureKitInterface", "K", "StateKit"]
        let fakes = ["ATesting", "BTesting"]
        let rows: [(path: String, allowed: [String])] = [
            ("Modules/K/Sources", common),
            ("Modules/A/Interface", ["AInterface", "BInterface", "FeatureKitInterface", "StateKit"]),
            ("Modules/A/Sources", common + ["A", "CA"]),
            ("Modules/B/Sources", common + ["B"]),
            ("Modules/FeatureKit/Sources", common + ["FeatureKit"]),
            ("Modules/A/Testing", common + fakes + ["A", "CA"]),
            ("Modules/T/Sources", common + ["Repository", "T"]),
            ("Modules/Repository/Sources", common + ["Repository"]),
            ("Modules/T/Tool", common + ["A", "B", "FeatureKit", "Repository", "T"]),
            ("App", common + ["A", "App", "B", "FeatureKit", "T"]),
            ("Tests/ATests", common + fakes + ["A", "CA"]),
            ("Tests/TTests", common + fakes + ["Repository", "T"]),
            ("Tests/Benchmarks/A", common + fakes + ["A", "CA", "FeatureKit"]),
            ("Tests/AppTests", common + fakes + ["A", "App", "B", "CA", "FeatureKit", "Repository", "T"]),
        ]
        let rules: [any CodeRule] = [
            ImplementationImport(), InterfacePure(), TestingOnlyInTests(), ToolLibraryImport(),
        ]
        for row in rows {
            for name in Set(rows.flatMap(\.allowed)) {
                let broken = fixture.with("\(row.path)/x.swift", "import \(name)").codebase
                let findings = try rules.flatMap { try $0.inspect(broken).findings }.filter {
                    $0.path.hasPrefix(row.path)
                }
                #expect(findings.isEmpty == row.allowed.contains(name), "\(row.path) imports \(name): \(findings)")
            }
        }
    }
}
