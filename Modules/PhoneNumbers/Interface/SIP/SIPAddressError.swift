public import LocalizationKit

/// What keeps a text from being a SIP address.
public enum SIPAddressError: ExplainedError, Sendable, Hashable {
    /// It has more than ``SIPAddress/longest`` bytes; carries how many.
    case tooLong(Int)
    /// It is not of the form `sip:user@host`, or has characters that no address has; carries the text.
    case malformed(String)

    /// What is wrong, and what to do.
    public var explanation: LocalizedText {
        switch self {
        case .tooLong(let count): Strings.addressTooLong(count: count, most: SIPAddress.longest)
        case .malformed(let text): Strings.malformedAddress(address: LocalizedText(Self.shown(text)))
        }
    }

    /// What could move the cursor or hide is shown by its number.
    private static func shown(_ text: String) -> String {
        text.unicodeScalars.map { $0.isPrintable ? String($0) : "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
}
