import AuthBackendInterface
import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import StorageInterface

/// Records in the store of values of this machine.
struct KeyValueRecords: AuthRecordStore {
    private static let scope = StoreScope("auth-backend")

    let values: any KeyValueStore
    let isShared = false

    func record<Record>(for key: AuthRecordKey<Record>) throws(AuthError) -> Record? {
        do throws(StoreError) { return try values.value(for: Self.key(key)) } catch {
            throw .unavailable(error.explanation)
        }
    }

    func update<Record, Value: Sendable>(
        _ key: AuthRecordKey<Record>, _ change: @escaping @Sendable (inout Record?) -> Value
    ) async throws(AuthError) -> Value {
        do { return try await values.update(Self.key(key)) { change(&$0) } } catch {
            throw .unavailable(LocalizedText(error))
        }
    }

    func names(endedBy moment: WallTime) throws(AuthError) -> [String] {
        do throws(StoreError) { return try values.names(in: Self.scope) } catch {
            throw .unavailable(error.explanation)
        }
    }

    private static func key<Record>(_ key: AuthRecordKey<Record>) -> StoreKey<Record> {
        StoreKey(key.name, in: scope)
    }
}
