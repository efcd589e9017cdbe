/// An address of RFC 3261, such as `sip:bob@example.org`.
///
/// Two addresses are equal when user, host, port, parameters and protection are; letters of the host do not differ by case.
public struct SIPAddress: Sendable, Hashable {
    /// Whether it is reached over TLS only: `sips:`.
    public let isSecure: Bool
    /// What stands before the `@`; `nil` for an address of a host alone.
    public let user: String?
    /// The host in lower case: a name, an IPv4 address, or an IPv6 address in brackets.
    public let host: String
    /// The port; `nil` where the host's domain name decides.
    public let port: UInt16?
    /// What stands behind, such as `;transport=tls`; empty when nothing does.
    public let parameters: String

    /// The longest address that is accepted, in bytes: what engines take in one command.
    public static let longest = 255

    /// Whether a text can only be meant as a SIP address: it begins with `sip:` or `sips:`, or has an `@`.
    ///
    /// Asked before a text is read as a number: the digits of a host are no phone number.
    public static func isMeant(by text: some StringProtocol) -> Bool {
        let start = text.drop(while: \.isWhitespace).prefix(5).lowercased()
        return start.hasPrefix("sip:") || start == "sips:" || text.contains("@")
    }
}

extension SIPAddress: CustomStringConvertible {
    /// The address as it is sent.
    public var description: String {
        let before = user.map { "\($0)@" } ?? ""
        let behind = port.map { ":\($0)" } ?? ""
        return "\(isSecure ? "sips" : "sip"):\(before)\(host)\(behind)\(parameters)"
    }
}
