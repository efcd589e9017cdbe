public import LocalizationKit

/// Why a link opens nothing.
public enum LinkError: Error, Sendable, Hashable {
    /// It is no link of ours, or not written as one; the reason says what is wrong.
    case malformed(link: String, reason: LocalizedText)
    /// No route of this build has this form; the hint names the nearest.
    case unknown(link: String, hint: LocalizedText?)
    /// A value is not of its type.
    case badValue(link: String, parameter: String, expected: LocalizedText, found: String)
    /// The feature could not make the screen.
    case failed(link: String, reason: LocalizedText)
}

extension LinkError: ExplainedError {
    /// One sentence that says what to do.
    public var explanation: LocalizedText {
        switch self {
        case .malformed(let link, let reason): Strings.noLink(link: link, reason: reason)
        case .unknown(let link, let hint):
            hint.map { "\(Strings.leadsNowhere(link: link)); \($0)" } ?? Strings.leadsNowhere(link: link)
        case .badValue(let link, let parameter, let expected, let found):
            Strings.badValue(link: link, expected: expected, parameter: parameter, found: found)
        case .failed(let link, let reason): Strings.cannotOpen(link: link, reason: reason)
        }
    }
}
