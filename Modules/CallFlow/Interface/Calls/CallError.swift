public import LocalizationKit

/// Why something that was asked of a call cannot be done.
public enum CallError: ExplainedError, Sendable, Hashable {
    /// There is nothing to call.
    case emptyHandle
    /// What was written is neither a number nor an address; the reason is a sentence.
    case invalidHandle(LocalizedText)
    /// There is no such call, and there was none a moment ago.
    case unknownCall
    /// The id belongs to a call already.
    case callExists
    /// Two calls, or groups of calls, are all that there can be.
    case tooManyCalls
    /// It is only possible while the call is connected.
    case notConnected
    /// It is not something that can be pressed on a keypad.
    case invalidDigits
    /// The engine cannot do it.
    case unsupported
    /// Nothing in this build can carry calls.
    case noEngine
    /// The engine has no such account.
    case unknownAccount(String)
    /// The call ended before it was done.
    case callEnded
    /// It was not done within its time.
    case timedOut
    /// The engine refused; the reason is its own.
    case refused(LocalizedText)

    /// What is wrong, and what to do.
    public var explanation: LocalizedText {
        switch self {
        case .emptyHandle: Strings.emptyHandle
        case .invalidHandle(let reason): reason
        case .unknownCall: Strings.unknownCall
        case .callExists: Strings.callExists
        case .tooManyCalls: Strings.tooManyCalls
        case .notConnected: Strings.notConnected
        case .invalidDigits: Strings.invalidDigits
        case .unsupported: Strings.unsupported
        case .noEngine: Strings.noEngine
        case .unknownAccount(let account): Strings.unknownAccount(account: LocalizedText(account))
        case .callEnded: Strings.callEnded
        case .timedOut: Strings.timedOut
        case .refused(let reason): reason
        }
    }
}
