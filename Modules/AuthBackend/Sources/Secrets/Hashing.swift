import CSodium
import PlatformInterface

/// Hashes of libsodium, as lower-case hexadecimal digits.
enum Hashing {
    /// HMAC-SHA-256 (RFC 2104, FIPS 198-1) over parts, each behind its length, so that no two lists of parts are alike.
    static func mac(_ parts: [String], key: [UInt8]) -> String {
        var state = crypto_auth_hmacsha256_state()
        var mac = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        crypto_auth_hmacsha256_init(&state, key, key.count)
        for part in parts {
            let bytes = Array("\(part.utf8.count):\(part)".utf8)
            crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
        }
        crypto_auth_hmacsha256_final(&state, &mac)
        return mac.hexadecimal
    }

    /// HMAC-SHA-256 over one text (RFC 2104).
    static func hmac(_ text: String, key: [UInt8]) -> [UInt8] {
        var state = crypto_auth_hmacsha256_state()
        var mac = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        let bytes = Array(text.utf8)
        crypto_auth_hmacsha256_init(&state, key, key.count)
        crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
        crypto_auth_hmacsha256_final(&state, &mac)
        return mac
    }

    /// SHA-256 (FIPS 180-4), for what is random enough to need no key.
    static func hash(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
        return hash.hexadecimal
    }

    /// Whether two hashes are equal, in a time that does not depend on where they differ.
    static func areEqual(_ left: String, _ right: String) -> Bool {
        areEqual(Array(left.utf8), Array(right.utf8))
    }

    static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && sodium_memcmp(left, right, left.count) == 0
    }
}
