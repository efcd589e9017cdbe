import Glibc
import PlatformInterface
import PlatformTesting
import Storage
import StorageInterface
import StorageTesting

/// What tests want of the Secret Service; why there is none is printed.
enum KeyringUse {
    private static let name = SecretName("token", of: "jellyfin")

    static func lookAtRules() async throws {
        guard let store = await store() else { return }
        let violations = await SecretStoreConformance.violations(of: store)
        print(violations.isEmpty ? "every rule is kept" : violations.joined(separator: "\n"))
        try await store.set(Secret("s3cret"), for: name)
    }

    static func lookForSecret() async throws {
        guard let store = await store() else { return }
        print(try await store.secret(for: name) == Secret("s3cret") ? "it is there" : "it is not there")
    }

    static func outlive() async throws {
        guard let store = await store() else { return }
        print(try await store.secret(for: name) == nil ? "ready" : "there is a secret")
        fflush(nil)
        _ = readLine()
        do { print(try await store.secret(for: name) == nil) } catch { print("alive") }
    }

    private static func store() async -> (any SecretStore)? {
        let address = getenv("DBUS_SESSION_BUS_ADDRESS").map { String(cString: $0) } ?? ""
        let backend = Backends.service(FixedEnvironment(["DBUS_SESSION_BUS_ADDRESS": address]))
        switch await backend.find() {
        case .ready(let store): return store
        case .absent(let reason), .broken(let reason): print(reason)
        }
        return nil
    }
}
