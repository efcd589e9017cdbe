import Testing

@testable import BoundaryCheck

@Suite("symbols that belong to one module")
struct BannedSymbolTests {
    private let fixture = Fixture(
        .feature("A", interface: [], testing: []), .toolLibrary("Repository"), .kernel("FeatureKit"),
        .benchmark("ABench", of: "A"))

    @Test("a banned symbol is named with its owner, its reason and its remedy")
    func message() throws {
        let text = "func f() {\n    exit(1)\n    try! g()\n}\n"
        #expect(
            try fixture.with("Modules/A/Sources/A.swift", text).findings(BannedSymbol()) == [
                "Modules/A/Sources/A.swift:2:5: error: [banned-symbol] A uses `exit(`, which belongs to FeatureKit. "
                    + "why: features have to stop, and the terminal has to be put back, before a process ends. "
                    + "fix: throw a CommandFailure or an ExitCode",
                "Modules/A/Sources/A.swift:3:5: error: [banned-symbol] A uses `try!`. "
                    + "why: a person cannot act on a crash. "
                    + "fix: throw an error that says what was expected and what to do",
            ])
    }

    @Test("only the symbol itself is found, not what merely looks like it")
    func table() throws {
        let rows: [(String, Int)] = [
            ("print(1)", 1), ("Swift.print(1)", 1), ("log.print(1)", 0), ("self.print(1)", 0),
            ("func print(_ a: Int) {}", 0),
            ("printer(1)", 0), ("print", 0), ("\"print(1)\"", 0), ("// print(1)", 0), ("\"\\(print(1))\"", 1),
            ("/* exit(1) */", 0), ("Glibc.exit(1)", 1), (".exit(1)", 0), ("case exit(Int)", 0),
            ("try! f()", 1), ("try f()", 0), ("try !f()", 0), ("try? f()", 0), ("a as! B", 1), ("a as? B", 0),
            ("fatalError(\"x\")", 1), ("Date()", 1), ("Date(timeIntervalSince1970: 1)", 0), ("Date.now", 1),
            ("Foundation.Date()", 1), ("FileManager.default", 1), ("let x: FileManager", 1), ("fileManager", 0),
            ("ProcessInfo.processInfo.environment", 1), ("getenv(\"X\")", 1), ("URLSession.shared", 1),
            ("UserDefaults.standard", 1), ("try await Task.sleep(for: .seconds(1))", 1), ("clock.sleep(for: a)", 0),
            ("queue.asyncAfter(deadline: a) {}", 1), ("final class C: @unchecked Sendable {}", 1),
            ("nonisolated(unsafe) let a = 1", 1), ("nonisolated func f() {}", 0), ("CommandLine.arguments", 1),
            ("#if canImport(Foundation)\nDate()\n#endif", 1), ("`print`(1)", 1), ("system(\"x\")", 1),
            (".system(\"x\")", 0), ("UUID()", 1), ("UUID(uuid: a)", 0), ("popen(\"x\", \"r\")", 1),
            ("let f = print\n(1)", 0),
        ]
        for (text, count) in rows {
            let found = try fixture.with("Modules/A/Sources/A.swift", text).problems(BannedSymbol())
            #expect(found.count == count, "\(text): \(found)")
        }
    }

    @Test("owners, tests and programs beside tests may use what is theirs")
    func owners() throws {
        let rows: [(path: String, text: String, count: Int)] = [
            ("Modules/FeatureKit/Sources/x.swift", "exit(1)\ngetenv(\"X\")", 0),
            ("Modules/FeatureKit/Sources/x.swift", "Date()", 1),
            ("Modules/Repository/Sources/x.swift", "fopen(a, b)\nposix_spawn(a)\nclock_gettime(a, b)", 0),
            ("Modules/Repository/Sources/x.swift", "exit(1)", 1),
            ("Modules/A/Testing/x.swift", "fopen(a, b)", 0), ("Modules/A/Testing/x.swift", "print(1)", 1),
            ("Tests/ATests/x.swift", "try! f()\nfopen(a, b)", 0), ("Tests/ATests/x.swift", "Task.sleep(for: a)", 1),
            ("Tests/Benchmarks/A/x.swift", "print(1)\nContinuousClock().now\nexit(1)", 0),
        ]
        for row in rows {
            let found = try fixture.with(row.path, row.text).problems(BannedSymbol())
            #expect(found.count == row.count, "\(row): \(found)")
        }
    }

    @Test("every ban has a reason, a remedy and symbols that the lexer can find")
    func complete() {
        for ban in Ban.all {
            #expect(!ban.why.isEmpty && !ban.fix.isEmpty && !ban.symbols.isEmpty)
            #expect(ban.symbols.allSatisfy { !$0.words.isEmpty }, "\(ban.symbols.map(\.text))")
        }
    }
}
