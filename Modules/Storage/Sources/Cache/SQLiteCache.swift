import PlatformInterface
import StorageInterface

/// A cache in `cache.db`.
struct SQLiteCache: Cache {
    let limit: Int
    let database: Database

    /// Creates a cache; nothing is opened.
    ///
    /// - Parameters:
    ///   - database: where the entries lie.
    ///   - limit: how many bytes they may have together.
    init(_ database: Database, limit: Int) {
        self.database = database
        self.limit = limit
    }

    func entry(for key: CacheKey) throws(StoreError) -> CacheEntry? { try entry(key, bytes: "bytes") }
    func summary(for key: CacheKey) throws(StoreError) -> CacheEntry? { try entry(key, bytes: "x''") }

    private func entry(_ key: CacheKey, bytes: String) throws(StoreError) -> CacheEntry? {
        let sql = "SELECT seconds, nanoseconds, note, \(bytes) FROM entries " + CacheKey.condition
        return try database.read(ifAbsent: nil) { connection throws(SQLiteError) in
            try connection.first(sql, key.values) { row in
                let moment = WallTime(seconds: Int64(row.int(0)), nanoseconds: Int64(row.int(1)))
                return CacheEntry(row.bytes(3), loadedAt: moment, note: row.text(2))
            }
        }
    }

    func set(_ entry: CacheEntry, for key: CacheKey) async throws {
        let (size, limit) = (entry.bytes.count, limit)
        guard size <= limit else { throw StoreError.tooLarge(size: size, limit: limit) }
        try await database.write { connection in
            try connection.run("DELETE FROM entries " + CacheKey.condition, key.values)
            try connection.makeRoom(limit - size)
            try connection.run(
                "INSERT INTO entries (source, profile, name, seconds, nanoseconds, note, size, bytes) "
                    + "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                key.values + entry.loadedAt.values + [.text(entry.note), .int(size), .blob(entry.bytes)])
        }
    }

    func confirm(_ key: CacheKey, loadedAt: WallTime) async throws {
        let sql = "UPDATE entries SET seconds = ?, nanoseconds = ? " + CacheKey.condition
        try await change(sql, loadedAt.values + key.values)
    }

    func remove(_ key: CacheKey) async throws {
        try await change("DELETE FROM entries " + CacheKey.condition, key.values)
    }

    func removeAll(from source: String?, of profile: String?) async throws {
        let sql = "DELETE FROM entries WHERE (? OR source = ?) AND (? OR profile = ?)"
        try await change(
            sql,
            [.int(source == nil ? 1 : 0), .text(source ?? ""), .int(profile == nil ? 1 : 0), .text(profile ?? "")])
    }

    private func change(_ sql: String, _ values: [SQLiteValue]) async throws {
        guard database.file.exists else { return }
        try await database.write { try $0.run(sql, values) }
    }

    func usage() throws(StoreError) -> CacheUsage {
        try database.read(ifAbsent: CacheUsage(entries: 0, bytes: 0)) { connection throws(SQLiteError) in
            let usage = try connection.first("SELECT count(*), total(size) FROM entries") { row in
                CacheUsage(entries: row.int(0), bytes: row.int(1))
            }
            return usage ?? CacheUsage(entries: 0, bytes: 0)
        }
    }
}

extension CacheKey {
    fileprivate static let condition = "WHERE source = ? AND profile = ? AND name = ?"
    fileprivate var values: [SQLiteValue] { [.text(source), .text(profile ?? ""), .text(name)] }
}

extension WallTime {
    fileprivate var values: [SQLiteValue] { [.int(Int(seconds)), .int(Int(nanoseconds))] }
}

extension Connection {
    /// Lets go of what was loaded first until the rest has no more bytes than this.
    fileprivate func makeRoom(_ limit: Int) throws(SQLiteError) {
        var excess = try number("SELECT total(size) FROM entries") - limit
        guard excess > 0 else { return }
        let oldest = try rows("SELECT id, size FROM entries ORDER BY seconds, nanoseconds, id") { row in
            (id: row.int(0), size: row.int(1))
        }
        for entry in oldest where excess > 0 {
            try run("DELETE FROM entries WHERE id = ?", [.int(entry.id)])
            excess -= entry.size
        }
    }
}
