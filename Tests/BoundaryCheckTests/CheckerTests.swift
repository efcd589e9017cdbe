import CommandKitInterface
import JSONKit
import Testing

@testable import BoundaryCheck

@Suite("the checker")
struct CheckerTests {
    private let fixture = Fixture(.feature("A"), .feature("B", uses: []))

    private func report(_ source: String, rules: [any Rule]? = nil) throws -> Report {
        let codebase = fixture.with("Modules/A/Sources/A.swift", source).with("Modules/B/Sources/B.swift", "import B")
            .codebase
        return try Checker(rules: rules ?? [BannedSymbol(), StaleException(), EmptyRule()]).report(on: codebase)
    }

    @Test("an exception with a reason allows what stands on the next line of code")
    func allowed() throws {
        let sources = [
            "// check:allow banned-symbol: the last words of a dying process\nprint(1)",
            "// check:allow banned-symbol: one\n// and another comment\n\nprint(1); print(2)",
            "//check:allow banned-symbol: one\nlet a = f(\n    1)\n// check:allow banned-symbol: two\n    print(1)",
        ]
        #expect(try report(sources[0]).findings == [])
        #expect(try report(sources[1]).findings == [])
        let third = try report(sources[2]).findings.map(\.description)
        #expect(
            third == [
                "Modules/A/Sources/A.swift:1:1: error: [stale-exception] this exception from banned-symbol allows "
                    + "nothing. why: an exception that allows nothing hides the next mistake, and one without a reason "
                    + "cannot be judged. fix: remove it, or put it on the line above what it allows"
            ])
    }

    @Test("an exception without a reason, without a rule or without use is an error")
    func stale() throws {
        let why = "an exception that allows nothing hides the next mistake, and one without a reason cannot be judged"
        let rows: [(source: String, problem: String, fix: String)] = [
            (
                "// check:allow no-leak: x\nlet a = 1\n// check:allow banned-symbol\nlet b = 1",
                "Modules/A/Sources/A.swift:3:1: error: [stale-exception] this exception from banned-symbol has no reason",
                "write `// check:allow banned-symbol: reason`"
            ),
            (
                "  // check:allow baned-symbol: x\nlet a = 1",
                "Modules/A/Sources/A.swift:1:3: error: [stale-exception] this exception names no rule: `baned-symbol`",
                "write `// check:allow rule-name: reason`; did you mean `banned-symbol`?"
            ),
            (
                "print // check:allow banned-symbol: not above\n",
                "Modules/A/Sources/A.swift:1:7: error: [stale-exception] this exception from banned-symbol allows nothing",
                "remove it, or put it on the line above what it allows"
            ),
        ]
        for row in rows {
            let found = try report(row.source).findings.map(\.description)
            #expect(found == ["\(row.problem). why: \(why). fix: \(row.fix)"])
        }
        #expect(try report("let a = \"// check:allow x\"\n/// Says `// check:allow x`.\nlet b = 1").isClean)
    }

    @Test("an exception without a reason allows nothing")
    func noReason() throws {
        let rules = try report("// check:allow banned-symbol:\nprint(1)").findings.map(\.rule)
        #expect(rules == ["stale-exception", "banned-symbol"])
    }

    @Test("a rule that looked at nothing is an error")
    func empty() throws {
        let report = try Checker(rules: [ThinRoot(), EmptyRule()]).report(on: fixture.codebase)
        #expect(
            report.findings.map(\.description) == [
                "Package.swift:1:1: error: [empty-rule] thin-root looked at nothing. why: a rule that looked at nothing "
                    + "is kept by accident. fix: see which paths the rule expects in Modules/BoundaryCheck/Sources/Rules"
            ])
    }

    @Test("findings are sorted by path and place, and the summary counts rules, modules and imports")
    func summary() throws {
        var report = try report("import B\nexit(1)\nprint(1)", rules: [BannedSymbol(), UndeclaredImport(), NoLeak()])
        #expect(report.findings.map { "\($0.position)" } == ["2:1", "3:1"])
        report.seconds = 0.25
        #expect(report.summary == "2 rules kept, 1 broken (2 modules, 2 imports, 0.3 s)")
        report.verdicts = Array(report.verdicts.suffix(1))
        #expect(report.summary == "1 rule kept, 0 broken (2 modules, 2 imports, 0.3 s)")
    }

    @Test("the JSON has the members that its schema names")
    func json() throws {
        var report = try report("print(1)", rules: [BannedSymbol()])
        report.seconds = 0.5
        let ban = Ban.all[0]
        let finding: JSONValue = [
            "path": "Modules/A/Sources/A.swift", "line": 1, "column": 1, "rule": "banned-symbol",
            "problem": "A uses `print(`", "why": .string(ban.why), "fix": .string(ban.fix),
        ]
        let rule: JSONValue = [
            "name": "banned-symbol", "reason": .string(BannedSymbol().reason), "looked": 2, "findings": 1,
        ]
        #expect(
            report.json == [
                "schema": "tessera.check", "version": 1, "rules": [rule], "findings": [finding], "modules": 2,
                "imports": 1, "seconds": .double(0.5),
            ])
        #expect(Report.schema.fields.map(\.path).contains("findings[].column"))
    }

    @Test("every rule has a name of its own, a reason, and its place in the list")
    func list() {
        let rules = RuleList.all(lint: FormatLint(run: { _ in "" }, memory: FormatMemory(path: "", key: "")))
        #expect(Set(rules.map(\.name)).count == rules.count)
        #expect(rules.allSatisfy { !$0.reason.isEmpty && $0.reason.last != "." })
        #expect(RuleList.names.suffix(2) == ["stale-exception", "empty-rule"])
    }
}
