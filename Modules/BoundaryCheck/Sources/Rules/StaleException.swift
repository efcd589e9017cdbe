import SpellingKit

/// Exceptions have a reason, and allow something.
struct StaleException: Rule {
    let name = "stale-exception"
    let reason = "an exception that allows nothing hides the next mistake, and one without a reason cannot be judged"

    /// Judges the exceptions for the rules that were applied, after they were.
    func inspect(_ ledger: PermitLedger, judged rules: [String]) -> Inspection {
        var inspection = Inspection(ledger.permits) { permit in
            judge(permit, isUsed: ledger.used.contains(permit), rules)
        }
        // A repository without exceptions keeps the rule.
        inspection.looked += 1
        return inspection
    }

    private func judge(_ permit: Permit, isUsed: Bool, _ rules: [String]) -> [Finding] {
        if !RuleList.names.contains(permit.rule) { return [unknown(permit)] }
        if permit.reason.isEmpty {
            return [
                finding(
                    permit.path, at: permit.position, "this exception from \(permit.rule) has no reason",
                    fix: "write `// check:allow \(permit.rule): reason`")
            ]
        }
        guard !isUsed, rules.contains(permit.rule) else { return [] }
        return [
            finding(
                permit.path, at: permit.position, "this exception from \(permit.rule) allows nothing",
                fix: "remove it, or put it on the line above what it allows")
        ]
    }

    private func unknown(_ permit: Permit) -> Finding {
        let hint = didYouMean(permit.rule, among: RuleList.names) ?? "see `Scripts/check --list`"
        return finding(
            permit.path, at: permit.position, "this exception names no rule: `\(permit.rule)`",
            fix: "write `// check:allow rule-name: reason`; \(hint)")
    }
}
