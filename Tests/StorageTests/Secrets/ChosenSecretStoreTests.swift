import LocalizationKit
import PlatformInterface
import StorageInterface
import StorageTesting
import Synchronization
import Testing

@testable import Storage

@Suite("the place for secrets that is chosen")
struct ChosenSecretStoreTests {
    private let name = SecretName("token", of: "jellyfin")
    private let keyring = MemorySecretStore(place: SecretPlace("keyring"))
    private let file = MemorySecretStore(place: SecretPlace("file", warning: "better use a keyring"))

    private func backend(_ rank: Int, _ finding: SecretBackend.Finding, isExclusive: Bool = false) -> SecretBackend {
        SecretBackend(rank: rank, isExclusive: isExclusive) { finding }
    }

    private func store(_ backends: [SecretBackend]) -> ChosenSecretStore { ChosenSecretStore(backends) { _ in } }

    @Test("the best of several places keeps every rule")
    func conformance() async {
        let store = store([backend(1000, .ready(file)), backend(200, .ready(keyring))])
        let violations = await SecretStoreConformance.violations(of: store)
        #expect(violations == [])
    }

    @Test("the first that is there is used, whatever the order of their coming")
    func order() async throws {
        let command = MemorySecretStore(place: SecretPlace("command"))
        let absent = backend(100, .absent(reason: "none is configured"), isExclusive: true)
        for (backends, title) in [
            ([backend(1000, .ready(file)), absent, backend(200, .ready(keyring))], "keyring"),
            ([absent, backend(200, .absent(reason: "locked")), backend(1000, .ready(file))], "file"),
            ([backend(1000, .ready(file)), backend(100, .ready(command), isExclusive: true)], "command"),
        ] { #expect(try await store(backends).place().title.description == title) }
    }

    @Test("a command that was configured and does not work is not passed over")
    func broken() async {
        let store = store([backend(100, .broken(reason: "bad words"), isExclusive: true), backend(1000, .ready(file))])
        await #expect(throws: SecretError.noPlace(reasons: ["bad words"])) {
            try await store.set(Secret("x"), for: name)
        }
        await #expect(throws: SecretError.noPlace(reasons: ["bad words"])) { try await store.secret(for: name) }
    }

    @Test("without any place there is an error with every reason")
    func none() async {
        let store = store([backend(200, .absent(reason: "b")), backend(100, .absent(reason: "a"))])
        let error = await #expect(throws: SecretError.noPlace(reasons: ["a", "b"])) { try await store.place() }
        #expect(error?.description == "there is no place for secrets: a; b")
    }

    @Test("what is in a lesser place is found, and goes from there when it is replaced or removed")
    func lesser() async throws {
        try await file.set(Secret("old"), for: name)
        let store = store([backend(200, .ready(keyring)), backend(1000, .ready(file))])
        #expect(try await store.secret(for: name) == Secret("old"))
        try await store.set(Secret("new"), for: name)
        #expect(try await store.secret(for: name) == Secret("new"))
        #expect(try await file.secret(for: name) == nil)
        #expect(try await keyring.secret(for: name) == Secret("new"))
        try await file.set(Secret("old"), for: name)
        try await store.remove(name)
        #expect(try await store.secret(for: name) == nil)
        #expect(try await file.secret(for: name) == nil)
    }

    @Test("a configured command is the only place that is asked")
    func exclusive() async throws {
        try await file.set(Secret("old"), for: name)
        let store = store([backend(100, .ready(keyring), isExclusive: true), backend(1000, .ready(file))])
        #expect(try await store.secret(for: name) == nil)
    }

    @Test("the warning comes once, and only when a secret is kept")
    func warning() async throws {
        let warnings = Mutex<[String]>([])
        let backends = [backend(1000, .ready(file))]
        let store = ChosenSecretStore(backends) { warning in warnings.withLock { $0.append(warning) } }
        _ = try await store.secret(for: name)
        #expect(warnings.withLock { $0 } == [])
        for _ in 0..<3 { try await store.set(Secret("x"), for: name) }
        #expect(warnings.withLock { $0 } == ["better use a keyring"])
    }

    @Test("it is looked for once, and only when it is needed")
    func lazy() async throws {
        let searches = Mutex(0)
        let store = store([
            SecretBackend(rank: 1) { [file] in
                searches.withLock { $0 += 1 }
                return .ready(file)
            }
        ])
        #expect(searches.withLock { $0 } == 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<10 { group.addTask { _ = try? await store.place() } }
        }
        #expect(searches.withLock { $0 } == 1)
    }
}
