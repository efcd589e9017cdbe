/// The outcome of a check.
struct Report {
    /// How one rule fared.
    struct Verdict {
        var rule: String
        var reason: String
        /// How many things the rule judged.
        var looked: Int
        var findings: Int
    }

    var verdicts: [Verdict]
    /// Sorted by path and place.
    var findings: [Finding]
    var modules: Int
    var imports: Int
    var seconds: Double

    var isClean: Bool { findings.isEmpty }

    /// The last line: `20 rules kept, 1 broken (9 modules, 120 imports, 0.2 s)`.
    var summary: String {
        let broken = verdicts.count { $0.findings > 0 }
        let kept = verdicts.count - broken
        return "\(kept) \(kept == 1 ? "rule" : "rules") kept, \(broken) broken "
            + "(\(modules) modules, \(imports) imports, \(tenths(seconds)) s)"
    }

    private func tenths(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
