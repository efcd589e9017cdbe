import JSONKit

/// Which exceptions were made use of.
struct PermitLedger {
    let permits: [Permit]
    private(set) var used: Set<Permit> = []

    init(_ permits: [Permit]) {
        self.permits = permits
    }

    /// What is left of findings when those that an exception allows are taken away.
    mutating func remaining(of findings: [Finding]) -> [Finding] {
        findings.filter { finding in
            let allowing = permits.filter { permit in
                permit.rule == finding.rule && permit.path == finding.path && permit.line == finding.position.line
                    && !permit.reason.isEmpty
            }
            used.formUnion(allowing)
            return allowing.isEmpty
        }
    }
}
