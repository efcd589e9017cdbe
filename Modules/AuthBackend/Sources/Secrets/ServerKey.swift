import AuthBackendInterface
import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import StorageInterface
import Synchronization

/// The key of everything that is kept as a MAC; it lies where secrets do, apart from the store that it protects.
///
/// The store says which key is its own, so that of two processes that start for the first time one wins.
final class ServerKey: Sendable {
    /// As many random bytes as SHA-256 gives (RFC 2104, 3).
    private static let size = 32
    /// What the key was called before stores said which one is theirs.
    private static let formerName = "key"

    private let store: AuthStore
    private let secrets: any SecretStore
    private let random: any RandomBytes
    private let given: KeyFile?
    private let known = Mutex<[UInt8]?>(nil)

    init(_ store: AuthStore, _ secrets: any SecretStore, _ random: any RandomBytes, given: KeyFile? = nil) {
        (self.store, self.secrets, self.random, self.given) = (store, secrets, random, given)
    }

    /// The key, made at its first use and read once.
    func bytes() async throws(AuthError) -> [UInt8] {
        if let known = known.withLock({ $0 }) { return known }
        let key = Array(try await find().reveal().utf8)
        known.withLock { $0 = key }
        return key
    }

    private func find() async throws(AuthError) -> Secret {
        if let given { return try await check(try given.key()) }
        let claimed = try await store.key()
        if let kept = try await secret(claimed ?? Self.formerName) {
            if claimed == nil { _ = try await store.claim(Self.formerName, insteadOf: nil) }
            return kept
        }
        guard claimed == nil || !store.records.isShared else { throw .unavailable(Strings.noKey) }
        return try await make(insteadOf: claimed)
    }

    /// Refuses a key that is not the one of the store, because with it nobody would be known any more.
    private func check(_ key: Secret) async throws(AuthError) -> Secret {
        let name = "file." + Hashing.hash(key.reveal()).prefix(16)
        guard try await store.claim(name, insteadOf: nil) == name else { throw .unavailable(Strings.otherKey) }
        return key
    }

    /// Makes a key for a store that has none, or whose key is lost for good: a place that is locked throws.
    private func make(insteadOf lost: String?) async throws(AuthError) -> Secret {
        let (name, key) = (random.hexadecimal(8), Secret(random.hexadecimal(Self.size)))
        try await change { () async throws(SecretError) in try await secrets.set(key, for: Self.name(name)) }
        let winner = try await store.claim(name, insteadOf: lost)
        if winner == name { return key }
        try await change { () async throws(SecretError) in try await secrets.remove(Self.name(name)) }
        guard let other = try await secret(winner) else { throw .unavailable(Strings.noKey) }
        return other
    }

    private func secret(_ name: String) async throws(AuthError) -> Secret? {
        do throws(SecretError) { return try await secrets.secret(for: Self.name(name)) } catch {
            throw .unavailable(error.explanation)
        }
    }

    private func change(_ body: () async throws(SecretError) -> Void) async throws(AuthError) {
        do throws(SecretError) { try await body() } catch { throw .unavailable(error.explanation) }
    }

    private static func name(_ name: String) -> SecretName { SecretName(name, of: "auth-backend") }
}
