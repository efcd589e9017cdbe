/// Every rule looks at something.
struct EmptyRule: Rule {
    let name = "empty-rule"
    let reason = "a rule that looked at nothing is kept by accident"

    func inspect(_ verdicts: [Report.Verdict]) -> Inspection {
        Inspection(verdicts) { verdict in
            guard verdict.looked == 0 else { return [] }
            let fix = "see which paths the rule expects in Modules/BoundaryCheck/Sources/Rules"
            return [finding("Package.swift", "\(verdict.rule) looked at nothing", fix: fix)]
        }
    }
}
