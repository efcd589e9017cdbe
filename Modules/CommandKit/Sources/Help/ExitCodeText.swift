import FeatureKitInterface

/// The exit codes that every program of the repository uses, as its documentation lists them.
enum ExitCodeText {
    static let rows: [(code: ExitCode, meaning: String)] = [
        (.done, "done"), (.failed, "failed"), (.usage, "usage"), (.notInBuild, "not in this build"),
        (.unavailable, "unavailable"), (.interrupted, "interrupted"),
    ]

    /// All of them in one line.
    static var sentence: String { rows.map { "\($0.code.rawValue) \($0.meaning)" }.joined(separator: ", ") }
}
