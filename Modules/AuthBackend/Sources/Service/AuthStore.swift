import AuthFlowInterface
import LocalizationKit
import StorageInterface

/// The records in the store: each is read, changed and written with no other process in between.
struct AuthStore: Sendable {
    static let scope = StoreScope("auth-backend")

    let values: any KeyValueStore

    /// Changes the record of a number; it is written whatever the change says, and removed when it is empty.
    func changeNumber<Success: Sendable>(
        _ mac: String, _ change: @Sendable (inout NumberRecord) -> Result<Success, AuthError>
    ) async throws(AuthError) -> Success {
        try await update(StoreKey<NumberRecord>("number.\(mac)", in: Self.scope)) { kept in
            var record = kept ?? NumberRecord()
            defer { kept = record.isEmpty ? nil : record }
            return change(&record)
        }
    }

    /// Changes an account; one that is left `nil` is gone.
    func changeAccount<Success: Sendable>(
        _ id: String, _ change: @Sendable (inout AccountRecord?) -> Result<Success, AuthError>
    ) async throws(AuthError) -> Success {
        try await update(key(id), change)
    }

    func account(_ id: String) throws(AuthError) -> AccountRecord? {
        do throws(StoreError) { return try values.value(for: key(id)) } catch { throw .unavailable(error.explanation) }
    }

    private func key(_ account: String) -> StoreKey<AccountRecord> {
        StoreKey("account.\(account)", in: Self.scope)
    }

    /// The change decides by its result, not by throwing: what it counted has to stay.
    private func update<Value: Codable & Sendable, Success: Sendable>(
        _ key: StoreKey<Value>, _ change: @Sendable (inout Value?) -> Result<Success, AuthError>
    ) async throws(AuthError) -> Success {
        let result: Result<Success, AuthError>
        do { result = try await values.update(key) { change(&$0) } } catch { throw .unavailable(LocalizedText(error)) }
        return try result.get()
    }
}
