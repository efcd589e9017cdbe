import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import StorageInterface

/// Where the PINs of this device lie: their hashes among the secrets, the rest in the store, all by profile.
struct PINVault: Sendable {
    let values: any KeyValueStore
    let secrets: any SecretStore
    let hashing: any PasswordHashing
    let clock: any WallClock

    /// What is known of a PIN at once; `nil` when there is none.
    func record(of profile: String) -> PINRecord? {
        // What cannot be read is there: nobody gets in by spoiling the store.
        do throws(StoreError) { return try values.value(for: Self.key(profile)) } catch { return PINRecord() }
    }

    /// Whose PIN has locked the app; `nil` when none has.
    func lockedProfile() -> String? { (try? values.value(for: Self.locked)) ?? nil }

    /// The times at which that may have changed, or who is signed in, in whichever process.
    func changes() -> AsyncStream<Void> {
        (try? values.changes(in: Self.locked.scope)) ?? AsyncStream { $0.finish() }
    }

    /// Sets a PIN in place of one from before.
    func set(_ pin: PIN, of profile: String) async throws(PINError) {
        try await explained {
            try await secrets.set(try await hashing.hash(pin.digits), for: Self.name(profile))
            try await values.set(PINRecord(), for: Self.key(profile))
        }
    }

    /// Removes a PIN; the lock goes with it.
    func remove(of profile: String) async throws(PINError) {
        try await explained {
            try await values.set(nil, for: Self.key(profile))
            try await values.set(nil, for: Self.locked)
            try await secrets.remove(Self.name(profile))
        }
    }

    /// Locks or unlocks the app, in all processes of the instance.
    ///
    /// - Throws: ``PINError/notSet`` without a PIN.
    func setLocked(_ isLocked: Bool, of profile: String) async throws(PINError) {
        guard record(of: profile) != nil else { throw .notSet }
        try await explained { try await values.set(isLocked ? profile : nil, for: Self.locked) }
    }

    /// Looks whether a PIN is right; the try is counted before, so that no crash and no second process gives another one.
    func check(_ pin: PIN, of profile: String) async throws(PINError) {
        let now = clock.now
        let wait = try await explained {
            try await values.update(Self.key(profile)) { record -> Duration? in
                guard let wait = record?.wait(at: now) else { return nil }
                if wait == .zero { record?.count(at: now) }
                return wait
            }
        }
        guard let wait else { throw .notSet }
        guard wait == .zero else { throw .waiting(wait) }
        guard try await matches(pin, profile) else { throw .wrong(record(of: profile)?.wait(at: now) ?? .zero) }
        try await explained { try await values.update(Self.key(profile)) { $0?.succeed() } }
    }

    private func matches(_ pin: PIN, _ profile: String) async throws(PINError) -> Bool {
        try await explained {
            guard let hash = try await secrets.secret(for: Self.name(profile)) else { throw PINError.notSet }
            return try await hashing.matches(pin.digits, hash)
        }
    }

    /// No personal thing: it is there for every process, whoever is signed in.
    private static let locked = StoreKey<String>("locked", in: StoreScope("auth"))

    private static func key(_ profile: String) -> StoreKey<PINRecord> {
        StoreKey("pin", in: StoreScope("auth", profile: profile))
    }

    private static func name(_ profile: String) -> SecretName { SecretName("pin", of: "auth", profile: profile) }

    private func explained<Value>(_ body: () async throws -> Value) async throws(PINError) -> Value {
        do { return try await body() } catch let error as PINError { throw error } catch {
            throw .unavailable(LocalizedText(error))
        }
    }
}
