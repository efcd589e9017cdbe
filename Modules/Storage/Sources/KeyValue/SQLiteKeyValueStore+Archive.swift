import StorageInterface

extension SQLiteKeyValueStore {
    /// Everything that is stored, in the order of its keys.
    func archive() throws(StoreError) -> StoreArchive {
        try database.read(ifAbsent: StoreArchive([])) { connection throws(SQLiteError) in
            let sql = "SELECT \"group\", profile, name, value FROM entries ORDER BY \"group\", profile, name"
            return StoreArchive(
                try connection.rows(sql) { row in
                    StoreArchive.Entry(
                        scope: StoreScope(row.text(0), profile: row.text(1)), name: row.text(2), value: row.text(3))
                })
        }
    }

    /// Stores all values of an archive in one transaction, in place of those with the same keys.
    func restore(_ archive: StoreArchive) async throws {
        try await write { connection in
            for entry in archive.entries {
                let values = entry.scope.values + [.text(entry.name), .text(entry.value)]
                try connection.run("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)", values)
            }
        }
    }

    /// Removes everything that is stored.
    func removeEverything() async throws {
        guard database.file.exists else { return }
        try await write { try $0.run("DELETE FROM entries") }
    }
}
