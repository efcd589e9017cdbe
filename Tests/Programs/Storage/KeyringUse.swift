import FeatureKitTesting
import Glibc
import PlatformInterface
import StorageInterface
import StorageTesting

/// What tests want of the Secret Service; why there is none is printed.
enum KeyringUse {
    private static let name = SecretName("token", of: "jellyfin")

    static func lookAtRules(_ folder: String) async throws {
        guard let store = try await store(folder) else { return }
        let violations = await SecretStoreConformance.violations(of: store)
        print(violations.isEmpty ? "every rule is kept" : violations.joined(separator: "\n"))
        try await store.set(Secret("s3cret"), for: name)
    }

    static func lookForSecret(_ folder: String) async throws {
        guard let store = try await store(folder) else { return }
        print(try await store.secret(for: name) == Secret("s3cret") ? "it is there" : "it is not there")
    }

    static func outlive(_ folder: String) async throws {
        guard let store = try await store(folder) else { return }
        print(try await store.secret(for: name) == nil ? "ready" : "there is a secret")
        fflush(nil)
        _ = readLine()
        do { print(try await store.secret(for: name) == nil) } catch { print("alive") }
    }

    @MainActor
    private static func store(_ folder: String) async throws -> (any SecretStore)? {
        let address = getenv("DBUS_SESSION_BUS_ADDRESS").map { String(cString: $0) } ?? ""
        let feature = StorageInFolder.feature(folder, ["DBUS_SESSION_BUS_ADDRESS": address])
        guard let backend = try feature.contributions(.secretBackends).first(where: { $0.rank == 200 }) else {
            return nil
        }
        switch await backend.find() {
        case .ready(let store): return store
        case .absent(let reason), .broken(let reason): print(reason)
        }
        return nil
    }
}
