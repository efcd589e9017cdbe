import Repository

/// Applies rules to a repository.
struct Checker {
    /// The rules to apply.
    let rules: [any Rule]

    /// Applies every rule, takes away what exceptions allow, and judges the exceptions themselves.
    func report(on codebase: Codebase, watch: Stopwatch = Stopwatch()) throws -> Report {
        var verdicts: [Report.Verdict] = []
        var findings: [Finding] = []
        var permits = PermitLedger(codebase.sources.flatMap(\.permits))
        for rule in rules.compactMap({ $0 as? any CodeRule }) {
            let inspection = try rule.inspect(codebase)
            let remaining = permits.remaining(of: inspection.findings)
            findings += remaining
            verdicts.append(verdict(rule, looked: inspection.looked, findings: remaining.count))
        }
        for rule in rules {
            guard let found = judge(rule, permits, verdicts) else { continue }
            findings += found.findings
            verdicts.append(verdict(rule, looked: found.looked, findings: found.findings.count))
        }
        return Report(
            verdicts: verdicts, findings: findings.sorted(), modules: codebase.modules.count,
            imports: codebase.sources.reduce(0) { $0 + $1.imports.count }, seconds: watch.seconds)
    }

    /// The rules about rules come last, since they look at what the others did.
    private func judge(_ rule: any Rule, _ permits: PermitLedger, _ verdicts: [Report.Verdict]) -> Inspection? {
        switch rule {
        case let rule as StaleException: rule.inspect(permits, judged: verdicts.map(\.rule))
        case let rule as EmptyRule: rule.inspect(verdicts)
        default: nil
        }
    }

    private func verdict(_ rule: any Rule, looked: Int, findings: Int) -> Report.Verdict {
        Report.Verdict(rule: rule.name, reason: rule.reason, looked: looked, findings: findings)
    }
}
