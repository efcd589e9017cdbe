import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import StorageInterface

/// Where a session lies on this device: its tokens among the secrets, the rest in the store.
struct SessionVault: Sendable {
    private static let key = StoreKey<KeptSession>("session", in: StoreScope("auth"))

    let values: any KeyValueStore
    let secrets: any SecretStore
    /// Where what can be had again lies; `nil` in a build without.
    let cache: (any Cache)?
    let clock: any WallClock

    /// Who is signed in, at once.
    func kept() throws(AuthError) -> KeptSession? {
        do throws(StoreError) { return try values.value(for: Self.key) } catch { throw .unavailable(error.explanation) }
    }

    /// The times at which that may have changed, in whichever process.
    func changes() -> AsyncStream<Void> {
        (try? values.changes(in: Self.key.scope)) ?? AsyncStream { $0.finish() }
    }

    /// The whole session; `nil` when nobody is signed in.
    func session() async throws(AuthError) -> AuthSession? {
        guard let kept = try kept() else { return nil }
        return try await explained {
            guard let access = try await secrets.secret(for: Self.access(kept.profile)),
                let refresh = try await secrets.secret(for: Self.refresh(kept.profile))
            else { return nil }
            return AuthSession(
                id: kept.session, profile: kept.profile, phone: kept.phone, accessToken: access, refreshToken: refresh,
                lifetime: .milliseconds(kept.ends - kept.received))
        }
    }

    /// Keeps a session: the secrets first, so that whoever finds it finds them too.
    func keep(_ session: AuthSession, of backend: String) async throws(AuthError) {
        try await explained {
            try await secrets.set(session.refreshToken, for: Self.refresh(session.profile))
            try await secrets.set(session.accessToken, for: Self.access(session.profile))
            try await values.set(KeptSession(session, of: backend, at: clock.now), for: Self.key)
        }
    }

    /// Removes a session and everything that belongs to its profile; tries all, and throws the first failure.
    func removeEverything(of profile: String) async throws(AuthError) {
        let steps: [@Sendable () async throws -> Void] = [
            { try await values.set(nil, for: Self.key) },
            { try await secrets.removeAll(of: profile) },
            { try await values.removeAll(of: profile) },
            { try await cache?.removeAll(from: nil, of: profile) },
        ]
        var failure: AuthError?
        for step in steps {
            do throws(AuthError) { try await explained(step) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    private static func access(_ profile: String) -> SecretName { SecretName("access", of: "auth", profile: profile) }
    private static func refresh(_ profile: String) -> SecretName { SecretName("refresh", of: "auth", profile: profile) }

    private func explained<Value>(_ body: () async throws -> Value) async throws(AuthError) -> Value {
        do { return try await body() } catch { throw .unavailable(LocalizedText(error)) }
    }
}
