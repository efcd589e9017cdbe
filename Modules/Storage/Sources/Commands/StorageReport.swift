import CommandKitInterface
import JSONKit
import LocalizationKit
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
    let secrets: LocalizedText
    let warning: LocalizedText?

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
            .init("sqlite", "string", Strings.sqliteMeaning),
            .init("store", "object", Strings.storeMeaning),
            .init("store.parts[]", "object", Strings.partsMeaning),
            .init("store.damaged[]", "string", Strings.damagedMeaning),
            .init("cache", "object", Strings.cacheMeaning),
            .init("cache.entries", "integer", Strings.entriesMeaning),
            .init("cache.used", "integer, bytes", Strings.usedMeaning),
            .init("cache.limit", "integer, bytes", Strings.limitMeaning),
            .init("secrets", "string", Strings.secretsMeaning),
            .init("warning", "string or null", Strings.warningMeaning),
        ])

    func text(in language: Language) -> String {
        let used = Strings.entries(
            count: usage.entries, used: ByteCount.text(usage.bytes), limit: ByteCount.text(limit))
        let facts: [[LocalizedText]] = [
            [Strings.store, store.text], [Strings.cache, cache.text], ["", used], [Strings.secrets, secrets],
            ["SQLite", LocalizedText(DatabaseStatus.library)],
        ]
        let remarks = (warning.map { [Strings.warning(warning: $0)] } ?? []) + store.setAside.map(Strings.setAside)
        return TextTable(facts, in: language).text + remarks.map { $0.text(in: language) + "\n" }.joined()
            + table(in: language)
    }

    private func table(in language: Language) -> String {
        let heading = [Strings.group, Strings.profile, Strings.values]
        let rows: [[LocalizedText]] = parts.map {
            ["\($0.scope.group)", $0.scope.profile.map { "\($0)" } ?? Strings.everybody, "\($0.values)"]
        }
        return rows.isEmpty ? "" : "\n" + TextTable([heading] + rows, indent: 2, in: language).text
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
                ]), "secrets": .string("\(secrets)"), "warning": JSONValue(warning?.description),
        ]
    }

    private func json(_ part: Part) -> JSONValue {
        ["group": .string(part.scope.group), "profile": JSONValue(part.scope.profile), "values": .int(part.values)]
    }
}

extension DatabaseStatus {
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
