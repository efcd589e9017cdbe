/// What a secret is for: it is no secret itself.
public struct SecretName: Sendable, Hashable {
    /// Where the secret is used, such as `jellyfin`.
    public let service: String
    /// Which of its secrets it is, such as `token` or the name of an account.
    public let account: String
    /// The profile of the person to whom it belongs.
    public let profile: String

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - account: which of the service's secrets it is.
    ///   - service: where it is used.
    ///   - profile: the person's profile; that of who is not signed in, unless said otherwise.
    public init(_ account: String, of service: String, profile: String = "local") {
        self.service = service
        self.account = account
        self.profile = profile
    }
}

extension SecretName: CustomStringConvertible {
    /// `local/jellyfin/token`, with everything but ASCII letters, digits, `.`, `_` and `-` as in addresses (RFC 3986,
    /// 2.1), so that no two names are written alike and each part is a name of a file.
    public var description: String {
        Self.folder(of: profile) + [service, account].map(Self.escaped).joined(separator: "/")
    }

    /// What the names of all secrets of a profile begin with, as they are written: `local/`.
    ///
    /// - Parameter profile: the profile.
    /// - Returns: the beginning, with the slash at its end.
    public static func folder(of profile: String) -> String { escaped(profile) + "/" }

    private static func escaped(_ part: String) -> String {
        if part.isEmpty { return "%" }
        let isDotted = part.allSatisfy { $0 == "." }
        return part.utf8.map { byte in
            let isPlain =
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                case UInt8(ascii: "."): !isDotted
                case UInt8(ascii: "-"): part.utf8.first != byte
                default: false
                }
            return isPlain ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
        }.joined()
    }
}
