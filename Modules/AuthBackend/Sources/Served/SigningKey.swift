import AuthBackendInterface
import PlatformInterface

/// A key that signs access tokens.
struct SigningKey {
    var id: String
    /// 64 hexadecimal digits, of which the key is the UTF-8 form: 256 bits (RFC 7518, 3.2).
    var secret: String
    var created: Moment

    var description: IdentityKey { IdentityKey(id: id, created: created.wallTime) }
    var bytes: [UInt8] { Array(secret.utf8) }
}

extension SigningKey {
    /// The key of an entry: the MAC of its name, so that all machines with the key of the store have it, and nobody who
    /// only has the store.
    init(_ entry: SigningKeyList.Entry, _ key: [UInt8]) {
        self.init(id: entry.id, secret: Hashing.mac(["signing", entry.id], key: key), created: entry.created)
    }
}
