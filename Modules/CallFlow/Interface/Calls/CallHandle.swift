/// Whom a call goes to, in the form that is stored, compared and given to engines.
public enum CallHandle: Sendable, Hashable {
    /// A SIP address of RFC 3261, such as `sip:bob@example.org`; nothing in it needs to be checked again.
    case address(String)
    /// A phone number of ITU-T E.164, such as `+79991234567`.
    case number(String)
    /// A short number, which has a meaning only where the engine is registered: 2 to 15 digits, such as `78`.
    case short(String)

    /// The handle as text.
    public var text: String {
        switch self {
        case .address(let text), .number(let text), .short(let text): text
        }
    }
}
