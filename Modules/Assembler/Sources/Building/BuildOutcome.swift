/// What a build came to.
struct BuildOutcome {
    /// The binary where it was put.
    var binary: Binary
    /// How long all of it took.
    var duration: Duration
    /// The modules that were compiled this time, sorted.
    var compiled: [String]
}
