public import LocalizationKit
public import PlatformInterface
public import StorageInterface
import Synchronization

/// Secrets in memory, for tests.
public final class MemorySecretStore: SecretStore {
    private struct State {
        var secrets: [SecretName: Secret] = [:]
        var failure: SecretError?
    }

    private let state = Mutex(State())
    private let ownPlace: SecretPlace

    /// Creates an empty store.
    ///
    /// - Parameter place: what it says that it is.
    public init(place: SecretPlace = SecretPlace("memory")) {
        ownPlace = place
    }

    /// Lets everything fail from now on.
    ///
    /// - Parameter error: what is thrown; `nil` to work again.
    public func fail(with error: SecretError?) {
        state.withLock { $0.failure = error }
    }

    /// Where secrets are kept.
    public func place() async throws(SecretError) -> SecretPlace { ownPlace }

    /// A secret.
    public func secret(for name: SecretName) async throws(SecretError) -> Secret? { try access { $0[name] } }

    /// Keeps a secret.
    public func set(_ secret: Secret, for name: SecretName) async throws(SecretError) {
        let text = secret.reveal()
        guard !text.isEmpty, !text.utf8.contains(0) else { throw .notKeepable(name: name) }
        try access { $0[name] = secret }
    }

    /// Forgets a secret.
    public func remove(_ name: SecretName) async throws(SecretError) { try access { $0[name] = nil } }

    /// Forgets all secrets of a person.
    public func removeAll(of profile: String) async throws(SecretError) {
        try access { $0 = $0.filter { $0.key.profile != profile } }
    }

    private func access<Result: Sendable>(
        _ body: @Sendable (inout [SecretName: Secret]) -> Result
    ) throws(SecretError) -> Result {
        try state.withLock { state throws(SecretError) in
            if let failure = state.failure { throw failure }
            return body(&state.secrets)
        }
    }
}
