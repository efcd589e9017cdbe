import LocalizationKit
import PlatformInterface
import StorageInterface

/// The servers that a person has added: what is secret lies in the secret store, the rest where all processes read it.
struct MediaAccounts: Sendable {
    private let store: any KeyValueStore
    private let secrets: any SecretStore

    init(_ store: any KeyValueStore, _ secrets: any SecretStore) { (self.store, self.secrets) = (store, secrets) }

    func account(of source: String, profile: String) throws -> MediaAccount? {
        try store.value(for: key(source, profile))
    }

    func secret(of source: String, profile: String) async throws -> Secret? {
        try await secrets.secret(for: name(source, profile))
    }

    /// Keeps the secret first: an account without it asks its person to sign in again.
    func keep(_ account: MediaAccount, secret: Secret?, of source: String, profile: String) async throws {
        if let secret {
            try await secrets.set(secret, for: name(source, profile))
        } else {
            try await secrets.remove(name(source, profile))
        }
        try await store.set(account, for: key(source, profile))
    }

    /// - Returns: whether there was one.
    func remove(_ source: String, profile: String) async throws -> Bool {
        try await secrets.remove(name(source, profile))
        return try await store.update(key(source, profile)) { account in
            defer { account = nil }
            return account != nil
        }
    }

    /// Forgets a secret that its server does not accept, unless somebody has signed in again meanwhile.
    func forget(_ secret: Secret, of source: String, profile: String) async throws {
        guard try await self.secret(of: source, profile: profile) == secret else { return }
        try await secrets.remove(name(source, profile))
    }

    /// What this machine is called by servers: made up once.
    func device(_ random: any RandomBytes) async throws -> String {
        let new = random.hexadecimal()
        return try await store.update(StoreKey<String>("device", in: StoreScope("media"))) { device in
            let kept = device ?? new
            device = kept
            return kept
        }
    }

    func changes(profile: String) -> AsyncStream<Void> {
        (try? store.changes(in: scope(profile))) ?? AsyncStream { $0.finish() }
    }

    private func scope(_ profile: String) -> StoreScope { StoreScope("media", profile: profile) }

    private func key(_ source: String, _ profile: String) -> StoreKey<MediaAccount> {
        StoreKey("account.\(source)", in: scope(profile))
    }

    private func name(_ source: String, _ profile: String) -> SecretName {
        SecretName("sign-in", of: source, profile: profile)
    }
}
