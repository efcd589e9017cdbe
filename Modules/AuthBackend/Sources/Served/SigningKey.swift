import AuthBackendInterface
import PlatformInterface

/// A key that signs access tokens, with its secret, as it is kept.
struct SigningKey: Codable {
    var id: String
    /// 64 hexadecimal digits, of which the key is the UTF-8 form: 256 random bits (RFC 7518, 3.2).
    var secret: String
    var created: Moment

    init(_ random: any RandomBytes, at now: Moment) {
        (id, secret, created) = (random.hexadecimal(8), random.hexadecimal(32), now)
    }

    var description: IdentityKey { IdentityKey(id: id, created: created.wallTime) }
    var bytes: [UInt8] { Array(secret.utf8) }
}
