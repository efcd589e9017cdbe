import LocalizationKit

/// Why a PIN is not taken.
enum PINError: ExplainedError, Hashable {
    /// It has too few or too many digits, or something else than digits.
    case notDigits
    /// The second time it was another one.
    case mismatch
    /// It is not the PIN; how long the next try has to wait.
    case wrong(Duration)
    /// It was wrong too often, and is not looked at for this time.
    case waiting(Duration)
    /// Nobody is signed in whose PIN it could be.
    case nobody
    /// There is none.
    case notSet
    /// It cannot be kept or read.
    case unavailable(LocalizedText)

    /// One sentence that says what to do.
    var explanation: LocalizedText {
        switch self {
        case .notDigits: Strings.pinNotDigits(least: PIN.lengths.lowerBound, most: PIN.lengths.upperBound)
        case .mismatch: Strings.pinMismatch
        case .wrong(.zero): Strings.pinWrong
        case .wrong(let wait): Strings.pinWrongWait(time: Strings.seconds(count: wait.wholeSeconds))
        case .waiting(let wait): Strings.pinWait(time: Strings.seconds(count: wait.wholeSeconds))
        case .nobody: Strings.pinNobody
        case .notSet: Strings.pinNotSet
        case .unavailable(let reason): reason
        }
    }
}
