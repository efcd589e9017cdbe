import Testing

@testable import BoundaryCheck

@Suite("rules about purity")
struct PurityTests {
    private let fixture = Fixture(
        .feature("A", interface: ["BInterface"], uses: ["K"], testing: []), .feature("B", interface: []), .kit("K"),
        .toolLibrary("Repository"))
    private let interface = "whoever imports an interface gets all that it imports, and must stay free to fake it"

    @Test("an interface imports interfaces and values only, and nothing that has effects")
    func interfaceImports() throws {
        let broken = fixture.with("Modules/A/Interface/I.swift", "import BInterface\nimport K\nimport Foundation\n")
        #expect(
            try broken.findings(InterfacePure()) == [
                "Modules/A/Interface/I.swift:2:8: error: [interface-pure] AInterface imports K, a kit. "
                    + "why: \(interface). fix: declare what is needed in the interface itself; interfaces import "
                    + "interfaces, LocalizationKit and StateKit only",
                "Modules/A/Interface/I.swift:3:8: error: [interface-pure] AInterface imports Foundation, which has "
                    + "effects. why: \(interface). fix: declare a type of its own, and leave Foundation to the "
                    + "implementation",
            ])
        let kept = fixture.with("Modules/A/Interface/I.swift", "public import BInterface\nimport Synchronization\n")
            .with("Modules/A/Sources/A.swift", "import Foundation\nnonisolated(unsafe) var a = 1\n")
        #expect(try kept.findings(InterfacePure()) == [])
    }

    @Test("an interface has no variable that everybody shares")
    func shared() throws {
        let broken = fixture.with("Modules/A/Interface/I.swift", "public enum E {\n    public static var a = 1\n}\n")
        #expect(
            try broken.findings(InterfacePure()) == [
                "Modules/A/Interface/I.swift:2:23: error: [interface-pure] `a` is a variable that everybody shares. "
                    + "why: \(interface). fix: make it a `let`, or a property of a value that is handed over"
            ])
        let rows: [(String, [String])] = [
            ("var a = 1", ["a"]), ("nonisolated(unsafe) var a: Int", ["a"]),
            ("@MainActor\npublic var a: [Int] = []", ["a"]),
            ("var a: Int { 1 }", []), ("var a: Int\n{ 1 }", []), ("var a: Int { didSet {} }", ["a"]),
            ("var a: Int = 1 { willSet {} }", ["a"]), ("let a = 1", []), ("struct S { var a = 1 }", []),
            ("struct S { static var a: Int }", ["a"]), ("struct S { static var a: Self { Self() } }", []),
            ("protocol P { static var a: Int { get } }", []), ("struct S { static let a = 1 }", []),
            ("class C { class var a: Int { 1 } }", []), ("struct S { private(set) static var a = 1 }", ["a"]),
            ("struct S { static private(set) var a = 1 }", ["a"]), ("func f() { var a = 1 }", []),
            ("extension E where A == B { public static var a: Self { Self(\"a\") } }", []),
            ("struct S { static func f() { var a = 1 } }", []), ("let s = \"\\(f { var a = 1 })\"", []),
            ("struct S { static var a: Int\n    static var b: Int { 1 }\n}", ["a"]),
            ("struct S { static var a:\n    Int { 1 } }", []), ("// var a = 1", []),
        ]
        for (text, names) in rows {
            let found = try fixture.with("Modules/A/Interface/I.swift", text).problems(InterfacePure())
            #expect(found.count == names.count, "\(text): \(found)")
        }
    }

    @Test("a kit imports nothing that has effects")
    func kits() throws {
        let broken = fixture.with("Modules/K/Sources/K.swift", "import Synchronization\nimport func Glibc.exit\n")
        #expect(
            try broken.findings(KitPure()) == [
                "Modules/K/Sources/K.swift:2:13: error: [kit-pure] K imports Glibc, which has effects. "
                    + "why: everybody may import a kit, so a kit with effects would carry them past every wall. "
                    + "fix: take what is needed as a parameter; kits import Observation, RegexBuilder, Swift, "
                    + "Synchronization of the toolchain"
            ])
        let kept = fixture.with("Modules/K/Sources/K.swift", "import Synchronization\n// import Glibc\n")
            .with("Tests/KTests/T.swift", "import Glibc").with("Modules/A/Sources/A.swift", "import Glibc")
        #expect(try kept.findings(KitPure()) == [])
    }

    @Test("fakes and test modules stay in tests")
    func fakes() throws {
        let broken = fixture.with("Modules/B/Sources/B.swift", "import ATesting\n#if DEBUG\nimport Testing\n#endif\n")
        let reason = "what is made for tests must not get into a distribution"
        #expect(
            try broken.findings(TestingOnlyInTests()) == [
                "Modules/B/Sources/B.swift:1:8: error: [testing-only-in-tests] B imports ATesting, for tests only. "
                    + "why: \(reason). fix: move the code that needs it to tests",
                "Modules/B/Sources/B.swift:3:8: error: [testing-only-in-tests] B imports Testing. "
                    + "why: \(reason). fix: move the code that needs it to tests or to a Testing target",
            ])
        let kept = fixture.with("Tests/BTests/T.swift", "import ATesting\nimport Testing")
            .with("Modules/A/Testing/T.swift", "import Testing")
        #expect(try kept.findings(TestingOnlyInTests()) == [])
    }

    @Test("a tool library stays with tools")
    func toolLibrary() throws {
        let broken = fixture.with("Modules/A/Sources/A.swift", "import Repository\n")
        #expect(
            try broken.findings(ToolLibraryImport()) == [
                "Modules/A/Sources/A.swift:1:8: error: [tool-library] A imports Repository, a tool library. "
                    + "why: tools may touch files and processes directly, which a distribution must not bring along. "
                    + "fix: move what both need into a kit, or make A a tool"
            ])
        let kept = Fixture(.tool("T", uses: ["Repository"]), .toolLibrary("Repository"))
            .with("Modules/T/Sources/T.swift", "import Repository")
        #expect(try kept.findings(ToolLibraryImport()) == [])
    }

    @Test("nothing leaks past public")
    func leaks() throws {
        let text = """
            @_exported import BInterface
            @testable import K
            @_spi(Hidden) public func g() {}
            """
        let reason = "what leaks past `public` becomes a contract that nobody wrote down"
        let fix = "make it internal, or `public` in an interface"
        #expect(
            try fixture.with("Modules/A/Sources/A.swift", text).findings(NoLeak()) == [
                "Modules/A/Sources/A.swift:1:19: error: [no-leak] `@_exported` hands BInterface on to whoever imports "
                    + "this. why: \(reason). fix: remove `@_exported`; whoever needs BInterface imports it",
                "Modules/A/Sources/A.swift:2:18: error: [no-leak] `@testable` opens K outside of its own tests. "
                    + "why: \(reason). fix: test through the interface, or move the test to KTests",
                "Modules/A/Sources/A.swift:3:1: error: [no-leak] `@_spi` opens a side door between modules. "
                    + "why: \(reason). fix: \(fix)",
            ])
        let package = "package import BInterface\n  public struct S { package var a = 1 }\n"
        #expect(
            try fixture.with("Modules/A/Interface/I.swift", package).findings(NoLeak()) == [
                "Modules/A/Interface/I.swift:1:1: error: [no-leak] `package` shows this to other modules. "
                    + "why: \(reason). fix: \(fix)",
                "Modules/A/Interface/I.swift:2:21: error: [no-leak] `package` shows this to other modules. "
                    + "why: \(reason). fix: \(fix)",
            ])
    }

    @Test("only what others may import is imported as public")
    func publicImports() throws {
        let reason = "what leaks past `public` becomes a contract that nobody wrote down"
        let fix = "import it without `public`, and show types of an interface instead"
        let texts = [
            "public import A": "which is an implementation", "public import ATesting": "which is for tests only",
        ]
        for (text, description) in texts {
            let found = try fixture.with("Modules/B/Sources/B.swift", text).findings(NoLeak())
            let module = text.split(separator: " ").last ?? ""
            #expect(
                found == [
                    "Modules/B/Sources/B.swift:1:15: error: [no-leak] `public import` shows \(module), \(description). "
                        + "why: \(reason). fix: \(fix)"
                ])
        }
        let kept = "public import AInterface\npublic import K\npublic import Foundation\nimport A\n"
        #expect(try fixture.with("Modules/B/Sources/B.swift", kept).findings(NoLeak()) == [])
        #expect(try fixture.with("Tests/BTests/T.swift", "public import ATesting").findings(NoLeak()) == [])
    }

    @Test("package access that only one module has shows nothing to others")
    func onePackageAccess() throws {
        let shared = fixture.with("Modules/A/Interface/I.swift", "package struct S {}\n")
        #expect(try shared.findings(NoLeak()).count == 1)
        #expect(try shared.sharingPackageAccess(only: "A").findings(NoLeak()) == [])
    }

    @Test("a module may share declarations among its own targets, and words only look like leaks")
    func noLeaks() throws {
        let kept = """
            // @_exported import BInterface
            let package = Package(package: package)
            let a = package
            let b = "@_spi(X)"
            func package(package: Int) -> Int { package }
            """
        let clean = fixture.with("Modules/A/Interface/I.swift", kept).with("Tests/ATests/T.swift", "@testable import A")
            .with("Modules/A/Sources/A.swift", "package func f() {}").with(
                "Modules/A/Testing/T.swift", "package let a = 1")
        #expect(try clean.findings(NoLeak()) == [])
        for path in ["Modules/K/Sources/K.swift", "Modules/Repository/Sources/R.swift"] {
            #expect(try fixture.with(path, "package func f() {}").findings(NoLeak()).count == 1)
        }
        #expect(try fixture.with("Tests/ATests/T.swift", "@testable import K").findings(NoLeak()).count == 1)
    }
}
