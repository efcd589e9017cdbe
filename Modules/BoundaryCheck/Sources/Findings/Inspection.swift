/// What a rule found, and how much it looked at.
struct Inspection {
    /// How many things the rule judged; a rule that judged nothing proves nothing.
    var looked = 0
    var findings: [Finding] = []

    /// Judges one thing after the other.
    init<Thing>(_ things: some Sequence<Thing>, _ judge: (Thing) -> [Finding]) {
        for thing in things {
            looked += 1
            findings += judge(thing)
        }
    }

    static func + (left: Inspection, right: Inspection) -> Inspection {
        var sum = left
        sum.looked += right.looked
        sum.findings += right.findings
        return sum
    }
}
