public import LocalizationKit

/// Why a client has no answer.
public enum InstanceError: Error, Hashable {
    /// The owner does not want to talk, because it speaks another version of the protocol; in its own words.
    case refused(LocalizedText)
    /// The owner could not do what it was asked; in its own words.
    case failed(String)
    /// The owner said nothing for as long as one waited.
    case silent(after: Duration)
    /// The owner ended before it answered.
    case gone
    /// The owner said something that is no answer.
    case unreadable(String)
}

extension InstanceError: ExplainedError {
    /// One sentence that says what to do.
    public var explanation: LocalizedText {
        switch self {
        case .refused(let sentence): sentence
        case .failed(let sentence): LocalizedText(sentence)
        case .silent(let after): Strings.ownerSilent(time: "\(after)")
        case .gone: Strings.ownerGone
        case .unreadable(let text): Strings.ownerUnreadable(text: text)
        }
    }
}
