import AuthBackendInterface
import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Synchronization
import Testing

@testable import AuthBackend

/// An embedded backend in virtual time whose messages a test can read.
final class BackendWorld: Sendable {
    let time = VirtualTime()
    let values: any KeyValueStore
    let secrets: any SecretStore
    let messages = Messages()
    let service: EmbeddedAuthService

    init(
        values: any KeyValueStore = MemoryKeyValueStore(), secrets: any SecretStore = MemorySecretStore(),
        records: (any AuthRecordStore)? = nil, seed: UInt64 = 1, limits: AuthLimits = AuthLimits()
    ) {
        self.secrets = secrets
        self.values = values
        let (random, store) = (SeededBytes(seed: seed), AuthStore(records: records ?? KeyValueRecords(values: values)))
        service = EmbeddedAuthService(
            store: store, key: ServerKey(store, secrets, random), sender: messages,
            clock: time.wallClock, random: random, device: "engine", language: { .english }, limits: limits)
    }

    /// The key as a process finds it that begins now.
    func key(_ random: any RandomBytes) -> ServerKey {
        ServerKey(AuthStore(records: KeyValueRecords(values: values)), secrets, random)
    }

    /// The six digits of the last message to a number.
    func code(_ phone: String) -> String? {
        messages.sent.last { $0.phone == phone }.flatMap { $0.text.reveal().firstMatch(of: #/\d{6}/#) }
            .map { String($0.output) }
    }

    /// The record of the only number that is known.
    func onlyNumber() throws -> NumberRecord {
        let scope = StoreScope("auth-backend")
        let names = try values.names(in: scope).filter { $0.hasPrefix("number.") }
        try #require(names.count == 1)
        return try #require(try values.value(for: StoreKey<NumberRecord>(names[0], in: scope)))
    }

    func wrong(_ phone: String) -> String { code(phone) == "111111" ? "222222" : "111111" }

    func error(_ body: () async throws -> Void) async -> AuthError? {
        do { try await body() } catch { return error as? AuthError }
        return nil
    }
}

/// What was sent, and what fails to be.
final class Messages: SMSSender {
    private let state = Mutex<(sent: [SMSMessage], fails: Bool)>(([], false))

    var sent: [SMSMessage] { state.withLock { $0.sent } }

    func fail(_ fails: Bool) { state.withLock { $0.fails = fails } }

    func send(_ message: SMSMessage) async throws(AuthError) {
        let fails = state.withLock { state in
            if !state.fails { state.sent.append(message) }
            return state.fails
        }
        if fails { throw .notDelivered }
    }
}
