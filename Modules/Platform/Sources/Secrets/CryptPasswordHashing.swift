import CPlatform
import PlatformInterface

/// Hashes of yescrypt (crypt(5)), which take 64 MiB and about a tenth of a second each, by the system's libcrypt.
struct CryptPasswordHashing: PasswordHashing {
    func hash(_ password: Secret) async throws(PasswordHashingError) -> Secret {
        try Self.check(password)
        guard let hash = Self.hash(password, like: nil) else { throw .noLibrary }
        return hash
    }

    func matches(_ password: Secret, _ hash: Secret) async throws(PasswordHashingError) -> Bool {
        try Self.check(password)
        guard hash.reveal().hasPrefix("$y$") else { return false }
        return Self.hash(password, like: hash) == hash
    }

    /// crypt(3) takes up to 512 bytes and no zero.
    private static func check(_ password: Secret) throws(PasswordHashingError) {
        let bytes = password.reveal().utf8
        guard (1..<512).contains(bytes.count), !bytes.contains(0) else { throw .notHashable }
    }

    private static func hash(_ password: Secret, like former: Secret?) -> Secret? {
        let hash = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(platform_hash_size)) { buffer in
            guard let start = buffer.baseAddress,
                platform_hash_password(password.reveal(), former?.reveal(), start) == 0
            else { return String?.none }
            return String(cString: start)
        }
        return hash.map { Secret($0) }
    }
}
