/// Why a client has no answer.
public enum InstanceError: Error, Hashable {
    /// The owner does not want to talk, because it speaks another version of the protocol; in its own words.
    case refused(String)
    /// The owner could not do what it was asked; in its own words.
    case failed(String)
    /// The owner said nothing for as long as one waited.
    case silent(after: Duration)
    /// The owner ended before it answered.
    case gone
    /// The owner said something that is no answer.
    case unreadable(String)
}

extension InstanceError: CustomStringConvertible {
    /// One sentence that says what to do.
    public var description: String {
        switch self {
        case .refused(let sentence), .failed(let sentence): sentence
        case .silent(let after): "the app that runs did not answer within \(after); end it and try again"
        case .gone: "the app that ran has ended; try again"
        case .unreadable(let text): "the app that runs gave no answer that this one can read: `\(text)`"
        }
    }
}
