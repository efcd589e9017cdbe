import LocalizationKit
import PlatformInterface
import StorageInterface

/// The best place for secrets on this machine, found at first use.
///
/// What an earlier run kept in a lesser place, such as the file while the keyring was locked, is still found, and goes
/// from there when it is replaced or removed.
actor ChosenSecretStore: SecretStore {
    private let backends: [SecretBackend]
    private let warn: @Sendable (String) -> Void
    private var found: Task<Result<[any SecretStore], SecretError>, Never>?
    private var hasWarned = false

    /// - Parameters:
    ///   - backends: the places, in any order.
    ///   - warn: told once, in English, why another place would be better, when the first secret is kept.
    init(_ backends: [SecretBackend], warn: @escaping @Sendable (String) -> Void) {
        self.backends = backends.sorted { $0.rank < $1.rank }
        self.warn = warn
    }

    func place() async throws(SecretError) -> SecretPlace { try await best().place() }

    func secret(for name: SecretName) async throws(SecretError) -> Secret? {
        for store in try await stores() {
            if let secret = try await store.secret(for: name) { return secret }
        }
        return nil
    }

    func set(_ secret: Secret, for name: SecretName) async throws(SecretError) {
        let best = try await best()
        if let warning = try await best.place().warning, !hasWarned {
            hasWarned = true
            warn("\(warning)")
        }
        try await best.set(secret, for: name)
        for store in try await stores().dropFirst() { try await store.remove(name) }
    }

    func remove(_ name: SecretName) async throws(SecretError) {
        for store in try await stores() { try await store.remove(name) }
    }

    func removeAll(of profile: String) async throws(SecretError) {
        for store in try await stores() { try await store.removeAll(of: profile) }
    }

    private func best() async throws(SecretError) -> any SecretStore {
        guard let store = try await stores().first else { throw .noPlace(reasons: []) }
        return store
    }

    /// The places that can be used, the best first; never empty.
    private func stores() async throws(SecretError) -> [any SecretStore] {
        let task = found ?? Task { [backends] in await Self.search(backends) }
        found = task
        return try await task.value.get()
    }

    private static func search(_ backends: [SecretBackend]) async -> Result<[any SecretStore], SecretError> {
        var stores: [any SecretStore] = []
        var reasons: [LocalizedText] = []
        for backend in backends {
            switch await backend.find() {
            case .ready(let store): stores.append(store)
            case .absent(let reason): reasons.append(reason)
            case .broken(let reason): return .failure(.noPlace(reasons: [reason]))
            }
            if backend.isExclusive, !stores.isEmpty { break }
        }
        return stores.isEmpty ? .failure(.noPlace(reasons: reasons)) : .success(stores)
    }
}
