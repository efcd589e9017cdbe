import AuthBackendInterface
import JSONKit
import PlatformInterface

extension PostgresConnection {
    func record<Record>(for key: AuthRecordKey<Record>) throws(PostgresError) -> Record? {
        try decode(try text(key.name), key)
    }

    /// Changes a record.
    ///
    /// - Returns: what the change returns, and the transaction when nobody here knows whether it counts.
    func update<Record, Value>(
        _ key: AuthRecordKey<Record>, _ change: (inout Record?) -> Value
    ) throws(PostgresError) -> (Value, doubt: String?) {
        var transaction: String?
        let (value, isInDoubt) = try self.transaction { () throws(PostgresError) in
            // A lock by name, because a record that is not there yet has no row to lock.
            _ = try rows("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [key.name])
            let old = try text(key.name)
            var record = try decode(old, key)
            let value = change(&record)
            let new = try encode(record, key)
            if new != old { transaction = try keep(new, until: record?.end, key.name) }
            return value
        }
        return (value, isInDoubt ? transaction : nil)
    }

    func names(endedBy moment: WallTime) throws(PostgresError) -> [String] {
        let rows = try rows("SELECT name FROM tessera_auth_records WHERE ends <= $1", ["\(moment.milliseconds)"])
        return rows.compactMap { $0[0] }
    }

    /// Whether a transaction counts (PostgreSQL, 9.26.8); while it has not ended, that is an error worth another try.
    func isCommitted(_ transaction: String) throws(PostgresError) -> Bool {
        switch try rows("SELECT pg_xact_status($1::xid8)", [transaction])[0][0] {
        case "committed": true
        case "aborted": false
        case "in progress": throw PostgresError(state: "40001", reason: "the transaction has not ended")
        default: throw PostgresError(state: "", reason: "the transaction is forgotten")
        }
    }

    private func text(_ name: String) throws(PostgresError) -> String? {
        try rows("SELECT value FROM tessera_auth_records WHERE name = $1", [name]).first?[0]
    }

    /// Writes a record; the number of the transaction.
    private func keep(_ text: String?, until end: WallTime?, _ name: String) throws(PostgresError) -> String? {
        guard let text else {
            let sql = "DELETE FROM tessera_auth_records WHERE name = $1 RETURNING pg_current_xact_id()"
            return try rows(sql, [name]).first?[0]
        }
        let sql = """
            INSERT INTO tessera_auth_records VALUES ($1, $2, $3)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value, ends = excluded.ends RETURNING pg_current_xact_id()
            """
        return try rows(sql, [name, text, end.map { "\($0.milliseconds)" }]).first?[0]
    }

    private func decode<Record>(_ text: String?, _ key: AuthRecordKey<Record>) throws(PostgresError) -> Record? {
        guard let text else { return nil }
        // The reader's words may quote what stands there.
        do { return try JSONNode(parsing: text).decode(Record.self) } catch { throw .unreadable(key.name) }
    }

    private func encode<Record>(_ record: Record?, _ key: AuthRecordKey<Record>) throws(PostgresError) -> String? {
        guard let record else { return nil }
        do { return try JSONValue(encoding: record).compact } catch { throw .unreadable(key.name) }
    }
}

extension PostgresError {
    fileprivate static func unreadable(_ name: String) -> PostgresError {
        PostgresError(state: "", reason: "\(name) is of another shape than this program knows")
    }
}

extension WallTime {
    fileprivate var milliseconds: Int64 { seconds * 1000 + Int64(nanoseconds / 1_000_000) }
}
