/// The shape of a database, and how older shapes become newer ones.
struct Schema: Sendable {
    /// The statements that lead from each version to the next; the first ones begin with an empty file.
    let migrations: [String]

    var version: Int { migrations.count }

    /// Brings a database to the present version, in one transaction: it is as before, or as it should be.
    ///
    /// - Returns: the version that was found, when it is newer than this one and nothing was done.
    func apply(to connection: Connection) throws(SQLiteError) -> Int? {
        guard try Self.version(of: connection) != version else { return nil }
        // Another process may do the same at this moment.
        try connection.execute("BEGIN IMMEDIATE")
        do throws(SQLiteError) {
            let found = try Self.version(of: connection)
            for index in migrations.indices where index >= found { try connection.execute(migrations[index]) }
            if found < version { try connection.execute("PRAGMA user_version = \(version)") }
            try connection.execute("COMMIT")
            return found > version ? found : nil
        } catch {
            try? connection.execute("ROLLBACK")
            throw error
        }
    }

    /// The version of a database; 0 when nothing was ever written.
    static func version(of connection: Connection) throws(SQLiteError) -> Int {
        try connection.number("PRAGMA user_version")
    }
}

extension Schema {
    /// What `group.db` holds: the values as JSON, one a row; an empty profile is that of nobody.
    static let values = Schema(migrations: [
        """
        CREATE TABLE entries (
            "group" TEXT NOT NULL, profile TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
            PRIMARY KEY ("group", profile, name)
        ) STRICT, WITHOUT ROWID
        """
    ])

    /// What `cache.db` holds: a moment is seconds and nanoseconds since 1970.
    static let cache = Schema(migrations: [
        """
        CREATE TABLE entries (
            id INTEGER PRIMARY KEY, source TEXT NOT NULL, profile TEXT NOT NULL, name TEXT NOT NULL,
            seconds INTEGER NOT NULL, nanoseconds INTEGER NOT NULL, note TEXT NOT NULL, size INTEGER NOT NULL,
            bytes BLOB NOT NULL, UNIQUE (source, profile, name)
        ) STRICT;
        CREATE INDEX entries_by_age ON entries (seconds, nanoseconds, id, size);
        """
    ])
}
