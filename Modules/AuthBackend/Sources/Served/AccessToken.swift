import AuthBackendInterface
import JSONKit
import PlatformInterface

/// What an access token says: a JSON Web Token signed with HMAC-SHA-256 (RFC 7519; RFC 7518, 3.2), with the claims of the
/// Supabase Auth protocol.
struct AccessToken {
    /// 32 hexadecimal digits.
    var account: String
    /// 32 hexadecimal digits.
    var session: String
    var end: Moment

    /// Signs the claims.
    static func signed(
        for identity: Identity, session: String, began: Moment, from now: Moment, until end: Moment, by key: SigningKey
    ) -> Secret {
        let header: JSONValue = ["alg": "HS256", "kid": .string(key.id), "typ": "JWT"]
        let claims: JSONValue = [
            "iss": "tessera-authd", "sub": .string(identity.id.dashed), "aud": "authenticated",
            "exp": .int(end.seconds), "iat": .int(now.seconds), "email": "",
            "phone": .string(String(identity.phone.dropFirst())),
            "app_metadata": ["provider": "phone", "providers": ["phone"]], "user_metadata": [:],
            "role": "authenticated", "aal": "aal1", "session_id": .string(session.dashed), "is_anonymous": false,
            "amr": [["method": "otp", "timestamp": .int(began.seconds)]],
        ]
        let text = [header, claims].map { Base64URL.encode($0.compact.utf8) }.joined(separator: ".")
        return Secret(text + "." + Base64URL.encode(Hashing.hmac(text, key: key.bytes)))
    }

    /// Checks the signature and reads the claims; the end is for who asks.
    init(verifying token: Secret, with keys: [SigningKey]) throws(IdentityError) {
        let parts = token.reveal().split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Self.json(parts[0]), header["alg"]?.text == "HS256",
            let id = header["kid"]?.text, let key = keys.first(where: { $0.id == id }),
            let signature = Base64URL.decode(parts[2]),
            Hashing.areEqual(signature, Hashing.hmac("\(parts[0]).\(parts[1])", key: key.bytes)),
            let claims = Self.json(parts[1]), let account = claims["sub"]?.text,
            let session = claims["session_id"]?.text, let end = try? claims["exp"]?.int()
        else { throw .invalidToken }
        (self.account, self.session) = (account.undashed, session.undashed)
        self.end = Moment(WallTime(seconds: Int64(end)))
    }

    private static func json(_ part: Substring) -> [String: JSONNode]? {
        guard let bytes = Base64URL.decode(part), let text = String(validating: bytes, as: UTF8.self),
            let members = try? JSONNode(parsing: text).members()
        else { return nil }
        return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    }
}

extension JSONNode {
    fileprivate var text: String? { try? string() }
}

extension Moment {
    fileprivate var seconds: Int { Int(wallTime.seconds) }
}

extension String {
    /// 32 hexadecimal digits in the form of a UUID (RFC 9562, 4).
    var dashed: String {
        let digits = Array(self)
        guard digits.count == 32 else { return self }
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }

    var undashed: String { filter { $0 != "-" } }
}
