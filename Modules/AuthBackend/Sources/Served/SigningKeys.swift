import AuthBackendInterface
import AuthFlowInterface
import JSONKit
import LocalizationKit
import PlatformInterface
import StorageInterface

/// The keys that sign access tokens, kept as one secret with the newest first.
actor SigningKeys: IdentityKeys {
    private static let name = SecretName("signing-keys", of: "auth-backend")
    /// How long keys are used without looking whether another process made new ones.
    private static let freshness = Duration.seconds(60)
    /// How long a key verifies after the next one was made: longer than any token lives that it signed.
    private static let overlap = Duration.day

    private let server: ServerKey
    private let secrets: any SecretStore
    private let random: any RandomBytes
    private let clock: any WallClock
    private var known: (keys: [SigningKey], read: Moment)?

    init(_ server: ServerKey, _ secrets: any SecretStore, _ random: any RandomBytes, _ clock: any WallClock) {
        (self.server, self.secrets, self.random, self.clock) = (server, secrets, random, clock)
    }

    private var now: Moment { Moment(clock.now) }

    /// The keys, of which the first signs; one is made where there is none.
    func current() async throws(AuthError) -> [SigningKey] {
        if let known, now >= known.read, now - known.read < Self.freshness { return known.keys }
        let kept = try await read()
        return kept.isEmpty ? try await keep([SigningKey(random, at: now)]) : use(kept)
    }

    func signingKeys() async throws(AuthError) -> [IdentityKey] { try await read().map(\.description) }

    func create() async throws(AuthError) {
        _ = try await server.bytes()
        if try await read().isEmpty { _ = try await keep([SigningKey(random, at: now)]) }
    }

    func rotate() async throws(AuthError) -> IdentityKey {
        _ = try await server.bytes()
        let (now, kept) = (now, try await read())
        // A key stops signing when the next one is made.
        let replaced = [now] + kept.map(\.created)
        let living = zip(kept, replaced).filter { now - $1 < Self.overlap }.map(\.0)
        let key = SigningKey(random, at: now)
        _ = try await keep([key] + living)
        return key.description
    }

    func secret(of id: String) async throws(AuthError) -> Secret? {
        try await read().first { $0.id == id }.map { Secret($0.secret) }
    }

    private func use(_ keys: [SigningKey]) -> [SigningKey] {
        known = (keys, now)
        return keys
    }

    private func read() async throws(AuthError) -> [SigningKey] {
        do throws(SecretError) {
            guard let kept = try await secrets.secret(for: Self.name) else { return [] }
            guard let keys = try? JSONNode(parsing: kept.reveal()).decode([SigningKey].self) else {
                throw .malformed(path: Self.name.description)
            }
            return keys
        } catch {
            throw .unavailable(error.explanation)
        }
    }

    private func keep(_ keys: [SigningKey]) async throws(AuthError) -> [SigningKey] {
        guard let text = try? JSONValue(encoding: keys).compact else { return keys }
        do throws(SecretError) { try await secrets.set(Secret(text), for: Self.name) } catch {
            throw .unavailable(error.explanation)
        }
        return use(keys)
    }
}
