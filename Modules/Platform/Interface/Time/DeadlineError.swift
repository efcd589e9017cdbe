public import LocalizationKit

/// Something took longer than it may.
public struct DeadlineError: Error, Hashable {
    /// How long it may have taken.
    public var limit: Duration

    /// Creates an error.
    public init(limit: Duration) {
        self.limit = limit
    }
}

extension DeadlineError: ExplainedError {
    /// One sentence that says so.
    public var explanation: LocalizedText {
        let (seconds, attoseconds) = limit.components
        let tenths = Int(seconds) * 10 + Int(attoseconds / 100_000_000_000_000_000)
        let isWhole = tenths % 10 == 0
        return Strings.noAnswerWithin(
            seconds: DecimalNumber(digits: isWhole ? tenths / 10 : tenths, fractionDigits: isWhole ? 0 : 1))
    }
}
