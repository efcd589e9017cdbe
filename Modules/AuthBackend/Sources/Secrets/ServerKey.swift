import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import StorageInterface

/// The key of everything that is kept as a MAC; it lies where secrets do, apart from the store that it protects.
struct ServerKey: Sendable {
    private static let name = SecretName("key", of: "auth-backend")
    /// As many random bytes as SHA-256 gives (RFC 2104, 3).
    private static let size = 32

    let secrets: any SecretStore
    let random: any RandomBytes

    /// The key, made at its first use.
    func bytes() async throws(AuthError) -> [UInt8] {
        do throws(SecretError) {
            if let kept = try await secrets.secret(for: Self.name) { return Array(kept.reveal().utf8) }
            try await secrets.set(Secret(random.hexadecimal(Self.size)), for: Self.name)
            // Another process may have been faster; what is kept is what counts.
            return Array((try await secrets.secret(for: Self.name))?.reveal().utf8 ?? "".utf8)
        } catch {
            throw .unavailable(error.explanation)
        }
    }
}
