public import LocalizationKit

/// A notice that nobody could see.
public struct NoticeError: Error, Hashable {
    /// Why, in one line.
    public var reason: String

    /// Creates an error.
    public init(reason: String) {
        self.reason = reason
    }
}

extension NoticeError: ExplainedError {
    /// One sentence that says why.
    public var explanation: LocalizedText { Strings.cannotShowNotice(reason: reason) }
}
