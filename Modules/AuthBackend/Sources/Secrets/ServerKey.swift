import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import StorageInterface

/// The key of everything that is kept as a MAC; it lies where secrets do, apart from the store that it protects.
///
/// Secrets cannot be kept only where there is none, so that the store says which of several is the key: of two processes
/// that begin at once both take the same.
struct ServerKey: Sendable {
    private static let service = "auth-backend"
    private static let chosen = StoreKey<String>("id", in: StoreScope("auth-backend.key"))
    /// As many random bytes as SHA-256 gives (RFC 2104, 3).
    private static let size = 32

    let values: any KeyValueStore
    let secrets: any SecretStore
    let random: any RandomBytes

    /// The key, made at its first use.
    func bytes() async throws(AuthError) -> [UInt8] {
        do {
            if let key = try await kept() { return key }
            try await make()
            guard let key = try await kept() else { throw AuthError.unavailable(Strings.keyLost) }
            return key
        } catch let error as AuthError {
            throw error
        } catch {
            throw .unavailable(LocalizedText(error))
        }
    }

    /// The key that was chosen, or the one from before there was a choice.
    private func kept() async throws -> [UInt8]? {
        let id = try values.value(for: Self.chosen)
        let secret = try await secrets.secret(for: id.map(Self.name) ?? SecretName("key", of: Self.service))
        return secret.map { Array($0.reveal().utf8) }
    }

    /// Keeps a key, then chooses it unless another one was chosen meanwhile.
    private func make() async throws {
        let (before, id) = (try values.value(for: Self.chosen), random.hexadecimal(8))
        try await secrets.set(Secret(random.hexadecimal(Self.size)), for: Self.name(id))
        guard try await !values.compareAndSet(Self.chosen, expected: before, to: id) else { return }
        try await secrets.remove(Self.name(id))
    }

    private static func name(_ id: String) -> SecretName { SecretName("key-\(id)", of: service) }
}
