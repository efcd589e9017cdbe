import CommandKitInterface
import JSONKit
import StorageInterface

/// What `storage info` prints.
struct StorageReport {
    /// How many values a scope has.
    struct Part {
        var scope: StoreScope
        var values: Int
    }

    let store: DatabaseStatus
    let parts: [Part]
    let cache: DatabaseStatus
    let usage: CacheUsage
    let limit: Int
    let secrets: String
    let warning: String?

    init(_ parts: StorageParts) async throws {
        store = try DatabaseStatus(parts.store.database)
        self.parts = try parts.store.parts()
        cache = try DatabaseStatus(parts.cache.database)
        usage = try parts.cache.usage()
        limit = parts.cache.limit
        let place = try await parts.secrets.place()
        (secrets, warning) = (place.text, place.warning)
    }

    static let schema = OutputSchema(
        "tessera.storage", version: 1,
        fields: [
            .init("sqlite", "string", "the version of the library"),
            .init("store", "object", "where values are kept: path, bytes, schema and journal"),
            .init("store.parts[]", "object", "a group, whose profile it is, and how many values it has"),
            .init("store.damaged[]", "string", "damaged files that were put aside"),
            .init("cache", "object", "what can be had again: path, bytes on the disk, schema, journal"),
            .init("cache.entries", "integer", "how many entries there are"),
            .init("cache.used", "integer, bytes", "what the entries have together"),
            .init("cache.limit", "integer, bytes", "what they may have together"),
            .init("secrets", "string", "where secrets are kept"),
            .init("warning", "string or null", "why another place for secrets would be better"),
        ])

    var text: String {
        let facts = [
            ["store", store.text], ["cache", cache.text],
            ["", "\(usage.entries) entries, \(ByteCount.text(usage.bytes)) of \(ByteCount.text(limit))"],
            ["secrets", secrets], ["SQLite", DatabaseStatus.library],
        ]
        let scopes = parts.map { [$0.scope.group, $0.scope.profile ?? "everybody", "\($0.values)"] }
        let table = scopes.isEmpty ? "" : "\n" + TextTable([["group", "profile", "values"]] + scopes, indent: 2).text
        let damaged = store.setAside.map { "damaged and put aside: \($0)\n" }.joined()
        return TextTable(facts).text + (warning.map { "warning: \($0)\n" } ?? "") + damaged + table
    }

    var json: JSONValue {
        [
            "schema": "tessera.storage", "version": 1, "sqlite": .string(DatabaseStatus.library),
            "store": .object(
                store.members + [
                    ("parts", .array(parts.map(json))), ("damaged", .array(store.setAside.map { .string($0) })),
                ]),
            "cache": .object(
                cache.members + [
                    ("entries", .int(usage.entries)), ("used", .int(usage.bytes)), ("limit", .int(limit)),
                ]), "secrets": .string(secrets), "warning": JSONValue(warning),
        ]
    }

    private func json(_ part: Part) -> JSONValue {
        ["group": .string(part.scope.group), "profile": JSONValue(part.scope.profile), "values": .int(part.values)]
    }
}

extension DatabaseStatus {
    fileprivate var text: String {
        guard let size else { return "\(path), made when it is needed" }
        return "\(path), \(ByteCount.text(size)), schema \(schema), journal \(journal)"
    }

    fileprivate var members: [(key: String, value: JSONValue)] {
        [
            ("path", .string(path)), ("bytes", .int(size ?? 0)), ("schema", .int(schema)),
            ("journal", .string(journal)),
        ]
    }
}

extension SQLiteKeyValueStore {
    /// How many values each scope has, in the order of the scopes.
    fileprivate func parts() throws(StoreError) -> [StorageReport.Part] {
        try database.read(ifAbsent: []) { connection throws(SQLiteError) in
            let sql = "SELECT \"group\", profile, count(*) FROM entries GROUP BY \"group\", profile"
            return try connection.rows(sql) { row in
                StorageReport.Part(scope: StoreScope(row.text(0), profile: row.text(1)), values: row.int(2))
            }
        }
    }
}
