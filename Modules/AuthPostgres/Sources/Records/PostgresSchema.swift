/// The tables, and how older ones become newer ones.
struct PostgresSchema: Sendable {
    /// The statements that lead from each version to the next; the first ones begin with nothing.
    let migrations: [String]

    var version: Int { migrations.count }

    /// The records as JSON, one a row; `ends` is in milliseconds since 1970.
    static let records = PostgresSchema(migrations: [
        """
        CREATE TABLE tessera_auth_records (name text PRIMARY KEY, value text NOT NULL, ends bigint);
        CREATE INDEX tessera_auth_records_by_end ON tessera_auth_records (ends) WHERE ends IS NOT NULL
        """
    ])

    /// Brings the tables to the present version, in one transaction: they are as before, or as they should be.
    ///
    /// A user who may not make tables can use those that somebody else has made.
    func apply(to connection: PostgresConnection) throws(PostgresError) {
        if try found(on: connection) == version { return }
        _ = try connection.transaction { () throws(PostgresError) in
            // Another process may do the same at this moment.
            _ = try connection.rows("SELECT pg_advisory_xact_lock(hashtextextended('tessera_auth_schema', 0))")
            try migrate(connection, from: try found(on: connection))
        }
    }

    private func migrate(_ connection: PostgresConnection, from found: Int) throws(PostgresError) {
        guard found <= version else {
            throw PostgresError(
                state: "", reason: "the tables are of version \(found), and this program knows those up to \(version)")
        }
        for migration in migrations[found...] { try connection.run(migration) }
        try connection.run(
            """
            CREATE TABLE IF NOT EXISTS tessera_auth_schema (version integer NOT NULL); DELETE FROM tessera_auth_schema;
            INSERT INTO tessera_auth_schema VALUES (\(version))
            """)
    }

    private func found(on connection: PostgresConnection) throws(PostgresError) -> Int {
        // Not `to_regclass`, which within a transaction may remember that there was no such table.
        let tables = "SELECT FROM pg_class WHERE relname = 'tessera_auth_schema' AND pg_table_is_visible(oid)"
        guard try !connection.rows(tables).isEmpty else { return 0 }
        let rows = try connection.rows("SELECT version FROM tessera_auth_schema")
        return rows.first?.first.flatMap { $0 }.flatMap { Int($0) } ?? 0
    }
}
