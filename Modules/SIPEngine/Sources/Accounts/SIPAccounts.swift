import PlatformInterface
import StorageInterface

/// The accounts of a person; their passwords are secrets and stand elsewhere.
struct SIPAccounts: Sendable {
    private let store: any KeyValueStore
    private let secrets: any SecretStore
    private let key: StoreKey<[SIPAccount]>
    private let profile: String

    init(_ store: any KeyValueStore, _ secrets: any SecretStore, profile: String = "local") {
        (self.store, self.secrets, self.profile) = (store, secrets, profile)
        key = StoreKey("accounts", in: StoreScope("sip", profile: profile))
    }

    /// The accounts, the one that calls go out by first.
    func all() throws(StoreError) -> [SIPAccount] { try store.value(for: key) ?? [] }

    /// Adds an account behind the others, or puts it in the place of the one with the same address.
    func add(_ account: SIPAccount, password: String?) async throws {
        if let password { try await secrets.set(Secret(password), for: name(account.address)) }
        try await store.update(key) { accounts in
            var all = accounts ?? []
            if let place = all.firstIndex(where: { $0.address == account.address }) {
                all[place] = account
            } else {
                all.append(account)
            }
            accounts = all
        }
    }

    /// Puts an account before the others, so that calls go out by it; false when there is none.
    func makeFirst(_ address: String) async throws -> Bool {
        try await store.update(key) { accounts in
            guard let place = accounts?.firstIndex(where: { $0.address == address }) else { return false }
            if let account = accounts?.remove(at: place) { accounts?.insert(account, at: 0) }
            return true
        }
    }

    /// Removes an account and its password; false when there was none.
    func remove(_ address: String) async throws -> Bool {
        try await secrets.remove(name(address))
        return try await store.update(key) { accounts in
            let before = accounts?.count ?? 0
            accounts?.removeAll { $0.address == address }
            return accounts?.count ?? 0 < before
        }
    }

    /// The password of an account; `nil` when it has none, or nobody can read it.
    func password(_ account: SIPAccount) async -> String? {
        try? await secrets.secret(for: name(account.address))?.reveal()
    }

    private func name(_ address: String) -> SecretName { SecretName(address, of: "sip", profile: profile) }
}
