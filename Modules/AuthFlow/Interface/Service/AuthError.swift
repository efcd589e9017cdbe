public import LocalizationKit

/// Why somebody is not signed in, or not any more.
public enum AuthError: Error, Sendable, Hashable {
    /// The service sends nothing to such a number.
    case invalidNumber
    /// The code is not the one that was sent; how often it may still be tried, where the service tells.
    case wrongCode(attemptsLeft: Int?)
    /// The code is from an older message than the last one.
    case replacedCode
    /// The code was right once and is too old now.
    case expiredCode
    /// The service does not tell which of the two it is.
    case wrongOrExpiredCode
    /// The code was tried too often, and only another one can work.
    case tooManyAttempts
    /// Another code may be asked for after this time.
    case cooldown(Duration)
    /// The service wants to hear nothing for this time.
    case tooManyRequests(Duration)
    /// The message could not be sent.
    case notDelivered
    /// The service takes nobody, or nobody like this.
    case notAllowed(LocalizedText)
    /// The account is blocked.
    case blocked
    /// The session is over, and only signing in again helps.
    case sessionEnded
    /// What the person told about themselves is not accepted.
    case invalidData(PersonalDataProblem)
    /// No answer came in time, and nobody knows whether the service heard the question.
    case unanswered
    /// The service cannot be reached, or is out of order.
    case unavailable(LocalizedText)
    /// Anything else, in the words of the service.
    case refused(LocalizedText)
}

extension AuthError {
    /// Whether the service has looked at the code and will never take it for this challenge.
    public var refusesCode: Bool {
        switch self {
        case .wrongCode, .replacedCode, .expiredCode, .wrongOrExpiredCode, .tooManyAttempts: true
        default: false
        }
    }

    /// How long the service does not send another code.
    public var resendDelay: Duration? {
        switch self {
        case .cooldown(let delay), .tooManyRequests(let delay): delay
        default: nil
        }
    }
}

extension AuthError: ExplainedError {
    /// One sentence that says what to do.
    public var explanation: LocalizedText {
        switch self {
        case .invalidNumber: Strings.invalidNumber
        case .wrongCode(let left): left.map { Strings.wrongCode(left: $0) } ?? Strings.wrongCodeOnly
        case .replacedCode: Strings.replacedCode
        case .expiredCode: Strings.expiredCode
        case .wrongOrExpiredCode: Strings.wrongOrExpiredCode
        case .tooManyAttempts: Strings.tooManyAttempts
        case .cooldown(let delay): Strings.cooldown(delay: LocalizedText(delay.clockText))
        case .tooManyRequests(let delay): Strings.tooManyRequests(delay: LocalizedText(delay.clockText))
        case .notDelivered: Strings.notDelivered
        case .notAllowed(let reason): Strings.notAllowed(reason: reason)
        case .blocked: Strings.blocked
        case .sessionEnded: Strings.sessionEnded
        case .invalidData(let problem): problem.explanation
        case .unanswered: Strings.unanswered
        case .unavailable(let reason): Strings.unavailable(reason: reason)
        case .refused(let reason): reason
        }
    }
}
