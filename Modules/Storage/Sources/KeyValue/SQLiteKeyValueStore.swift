import PlatformInterface
import StorageInterface

/// Values in `group.db`, as JSON.
struct SQLiteKeyValueStore: KeyValueStore {
    let database: Database
    /// What the last write met.
    let troubles = StoreTroubles()
    private let feed: ChangeFeed

    /// Creates a store; nothing is opened.
    ///
    /// - Parameters:
    ///   - database: where the values lie.
    ///   - watch: tells when other processes write.
    ///   - time: for looking again and again where nobody tells.
    init(_ database: Database, watch: any Watch, time: any ContinuousTime) {
        self.database = database
        feed = ChangeFeed(database, watch: watch, time: time)
    }

    func value<Value>(for key: StoreKey<Value>) throws(StoreError) -> Value? {
        let found = try database.read(ifAbsent: Memo.Finding<Value>.text(nil, version: 0), atAGlance: true) {
            connection throws(SQLiteError) in
            let version = try connection.version()
            if let value = connection.memo.value(for: key, version) { return .value(value.value) }
            return .text(try connection.entry(key.scope, key.name), version: version)
        }
        switch found {
        case .value(let value): return value
        case .text(let text, let version):
            let value = try StoredValue.decode(text, for: key)
            try database.read(ifAbsent: (), atAGlance: true) { $0.memo.remember(value, for: key, version) }
            return value
        }
    }

    func set<Value>(_ value: Value?, for key: StoreKey<Value>) async throws {
        let text = try StoredValue.encode(value, for: key)
        try await write { connection in
            try connection.replace(key.scope, key.name, try connection.entry(key.scope, key.name), with: text)
        }
    }

    func update<Value, Result: Sendable>(
        _ key: StoreKey<Value>, _ change: @Sendable (inout Value?) throws -> Result
    ) async throws -> Result {
        try await write { connection in
            let old = try connection.entry(key.scope, key.name)
            var value = try StoredValue.decode(old, for: key)
            let result = try change(&value)
            let new = try StoredValue.encode(value, for: key)
            try connection.replace(key.scope, key.name, old, with: new)
            return result
        }
    }

    func names(in scope: StoreScope) throws(StoreError) -> [String] {
        try database.read(ifAbsent: []) { connection throws(SQLiteError) in
            try connection.rows(
                "SELECT name FROM entries WHERE \"group\" = ? AND profile = ? ORDER BY name", scope.values
            ) { $0.text(0) }
        }
    }

    func removeAll(in scope: StoreScope) async throws {
        try await remove("WHERE \"group\" = ? AND profile = ?", scope.values)
    }

    func removeAll(of profile: String) async throws {
        try await remove("WHERE profile = ? AND profile <> ''", [.text(profile)])
    }

    func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await troubles.watching { try await database.write(body) }
    }

    private func remove(_ condition: String, _ values: [SQLiteValue]) async throws {
        guard database.file.exists else { return }
        try await write { try $0.run("DELETE FROM entries " + condition, values) }
    }

    func changes(in scope: StoreScope) throws(StoreError) -> AsyncStream<Void> {
        try feed.changes(in: scope)
    }
}

extension Connection {
    /// The text of a value.
    fileprivate func entry(_ scope: StoreScope, _ name: String) throws(SQLiteError) -> String? {
        try first(
            "SELECT value FROM entries WHERE \"group\" = ? AND profile = ? AND name = ?", scope.values + [.text(name)]
        ) { $0.text(0) }
    }

    /// Stores the text of a value; one that is there already is left alone.
    fileprivate func replace(
        _ scope: StoreScope, _ name: String, _ old: String?, with new: String?
    ) throws(SQLiteError) {
        if old == new { return }
        let key = scope.values + [.text(name)]
        guard let new else {
            return try run("DELETE FROM entries WHERE \"group\" = ? AND profile = ? AND name = ?", key)
        }
        try run("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)", key + [.text(new)])
    }
}

extension StoreScope {
    /// What statements take for it.
    var values: [SQLiteValue] { [.text(group), .text(profile ?? "")] }
}
