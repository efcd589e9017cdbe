import AuthBackendInterface
import AuthFlowInterface
import PlatformInterface

/// The keys that sign access tokens, the same for all processes that share the store.
actor SigningKeys: IdentityKeys {
    private static let list = AuthRecordKey<SigningKeyList>("signing")
    /// How long keys are used without looking whether another process made new ones.
    private static let freshness = Duration.seconds(60)
    /// How long a key verifies after the next one was made: longer than any token lives that it signed.
    private static let overlap = Duration.day

    private let store: AuthStore
    private let server: ServerKey
    private let random: any RandomBytes
    private let clock: any WallClock
    private var known: (keys: [SigningKey], read: Moment)?

    init(_ store: AuthStore, _ server: ServerKey, _ random: any RandomBytes, _ clock: any WallClock) {
        (self.store, self.server, self.random, self.clock) = (store, server, random, clock)
    }

    private var now: Moment { Moment(clock.now) }

    /// The keys, of which the first signs; one is made where there is none.
    func current() async throws(AuthError) -> [SigningKey] {
        if let known, now >= known.read, now - known.read < Self.freshness { return known.keys }
        let kept = try await signingKeys(of: try await store.records.record(for: Self.list))
        if !kept.isEmpty { return use(kept) }
        return try await change { $0.isEmpty ? [$1] : $0 }
    }

    func signingKeys() async throws(AuthError) -> [IdentityKey] {
        try await signingKeys(of: try await store.records.record(for: Self.list)).map(\.description)
    }

    func create() async throws(AuthError) { _ = try await change { $0.isEmpty ? [$1] : $0 } }

    func rotate() async throws(AuthError) -> IdentityKey {
        let now = now
        return try await change { kept, new in
            // A key stops signing when the next one is made.
            let replaced = [now] + kept.map(\.created)
            return [new] + zip(kept, replaced).filter { now - $1 < Self.overlap }.map(\.0)
        }[0].description
    }

    func secret(of id: String) async throws(AuthError) -> Secret? {
        try await signingKeys(of: try await store.records.record(for: Self.list))
            .first { $0.id == id }.map { Secret($0.secret) }
    }

    /// Changes the list with no other process in between.
    private func change(
        _ body: @escaping @Sendable ([SigningKeyList.Entry], _ new: SigningKeyList.Entry) -> [SigningKeyList.Entry]
    ) async throws(AuthError) -> [SigningKey] {
        let new = SigningKeyList.Entry(random, at: now)
        let list = try await store.records.update(Self.list) { kept in
            let list = SigningKeyList(entries: body(kept?.entries ?? [], new))
            kept = list
            return list
        }
        return use(try await signingKeys(of: list))
    }

    private func use(_ keys: [SigningKey]) -> [SigningKey] {
        known = (keys, now)
        return keys
    }

    private func signingKeys(of list: SigningKeyList?) async throws(AuthError) -> [SigningKey] {
        let key = try await server.bytes()
        return (list?.entries ?? []).map { SigningKey($0, key) }
    }
}
