import FeatureKitInterface
import LocalizationKit

/// The exit codes that every program of the repository uses, as its documentation lists them.
enum ExitCodeText {
    static let rows: [(code: ExitCode, meaning: LocalizedText)] = [
        (.done, Strings.exitDone), (.failed, Strings.exitFailed), (.usage, Strings.exitUsage),
        (.notInBuild, Strings.exitNotInBuild), (.unavailable, Strings.exitUnavailable),
        (.interrupted, Strings.exitInterrupted),
    ]

    /// All of them in one line.
    static var sentence: LocalizedText {
        LocalizedText(joining: rows.map { "\($0.code.rawValue) \($0.meaning)" }, separator: ", ")
    }
}
