/// Why a link opens nothing.
public enum LinkError: Error, Sendable, Hashable {
    /// It is no link of ours, or not written as one; the reason says what is wrong.
    case malformed(link: String, reason: String)
    /// No route of this build has this form; the hint names the nearest.
    case unknown(link: String, hint: String?)
    /// A value is not of its type.
    case badValue(link: String, parameter: String, expected: String, found: String)
    /// The feature could not make the screen.
    case failed(link: String, reason: String)
}

extension LinkError: CustomStringConvertible {
    /// One sentence that says what to do.
    public var description: String {
        switch self {
        case .malformed(let link, let reason): "`\(link)` is no link: \(reason)"
        case .unknown(let link, let hint):
            "`\(link)` leads nowhere in this build" + (hint.map { "; \($0)" } ?? "")
        case .badValue(let link, let parameter, let expected, let found):
            "`\(link)`: expected \(expected) for `\(parameter)`, found `\(found)`"
        case .failed(let link, let reason): "`\(link)` could not be opened: \(reason)"
        }
    }
}
