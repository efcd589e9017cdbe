import AuthBackendInterface
import AuthFlowInterface

/// The records: each is read, changed and written with no other process in between.
struct AuthStore: Sendable {
    static let budget = AuthRecordKey<BudgetRecord>("budget")
    private static let claim = AuthRecordKey<KeyClaim>("key")

    let records: any AuthRecordStore

    /// Changes the record of a number; it is written whatever the change says, and removed when it is empty.
    func changeNumber<Success: Sendable>(
        _ mac: String, _ change: @escaping @Sendable (inout NumberRecord) -> Result<Success, AuthError>
    ) async throws(AuthError) -> Success {
        try await records.update(AuthRecordKey<NumberRecord>("number.\(mac)")) { kept in
            var record = kept ?? NumberRecord()
            defer { kept = record.isEmpty ? nil : record }
            return change(&record)
        }.get()
    }

    /// Changes an account; one that is left `nil` is gone.
    ///
    /// The change decides by its result, not by throwing: what it counted has to stay.
    func changeAccount<Success: Sendable>(
        _ id: String, _ change: @escaping @Sendable (inout AccountRecord?) -> Result<Success, AuthError>
    ) async throws(AuthError) -> Success {
        try await records.update(key(id), change).get()
    }

    func account(_ id: String) async throws(AuthError) -> AccountRecord? { try await records.record(for: key(id)) }

    /// Changes what is known of all messages together; the record is removed when nothing is.
    func changeBudget<Success: Sendable>(
        _ change: @escaping @Sendable (inout BudgetRecord) -> Success
    ) async throws(AuthError) -> Success {
        try await records.update(Self.budget) { kept in
            var record = kept ?? BudgetRecord()
            defer { kept = record.slots.isEmpty ? nil : record }
            return change(&record)
        }
    }

    private func key(_ account: String) -> AuthRecordKey<AccountRecord> { AuthRecordKey("account.\(account)") }
}

extension AuthStore {
    /// Which key protects the records; `nil` before the first one was made.
    func key() async throws(AuthError) -> String? { try await records.record(for: Self.claim)?.key }

    /// Says which key protects the records, unless another process was faster.
    ///
    /// - Returns: the one that does.
    func claim(_ name: String, insteadOf lost: String?) async throws(AuthError) -> String {
        try await records.update(Self.claim) { kept in
            let winner = kept?.key == lost ? name : kept?.key ?? name
            kept = KeyClaim(key: winner)
            return winner
        }
    }
}
