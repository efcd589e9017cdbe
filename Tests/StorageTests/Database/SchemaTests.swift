import StorageInterface
import Testing

@testable import Storage

@Suite("schemas")
struct SchemaTests {
    private let second = Schema(
        migrations: Schema.values.migrations + [
            "ALTER TABLE entries ADD COLUMN origin TEXT NOT NULL DEFAULT 'old'; CREATE TABLE more (id INTEGER) STRICT"
        ])

    @Test("an older store becomes a newer one with all its values")
    func forward() async throws {
        let bench = Bench()
        try await bench.store().set(7, for: .number)
        let database = bench.database(schema: second)
        #expect(try bench.store(database).value(for: .number) == 7)
        #expect(try DatabaseStatus(database).schema == 2)
        let origin = try database.read(ifAbsent: nil) { connection throws(SQLiteError) in
            try connection.first("SELECT origin FROM entries") { $0.text(0) }
        }
        #expect(origin == "old")
    }

    @Test("a newer store is refused with both versions, and stays as it is")
    func newer() async throws {
        let bench = Bench()
        try await bench.store(bench.database(schema: Schema(migrations: second.migrations.prefix(1) + ["SELECT 1"])))
            .set(7, for: .number)
        let error = StoreError.newerSchema(path: bench.path, found: 2, known: 1)
        #expect(throws: error) { try bench.store().value(for: .number) }
        await #expect(throws: error) { try await bench.store().set(8, for: .number) }
        #expect(
            "\(error)"
                == "\(bench.path): a newer version has written it (schema 2, this one knows 1); update this program")
        let both = Schema(migrations: second.migrations.prefix(1) + ["SELECT 1"])
        #expect(try bench.store(bench.database(schema: both)).value(for: .number) == 7)
        #expect(bench.reports == [])
    }

    @Test("a migration that fails leaves the older store as it was")
    func failing() async throws {
        let bench = Bench()
        try await bench.store().set(7, for: .number)
        let broken = Schema(migrations: second.migrations + ["CREATE TABLE another (id INTEGER); NONSENSE"])
        #expect(throws: StoreError.self) { try bench.store(bench.database(schema: broken)).value(for: .number) }
        #expect(try DatabaseStatus(bench.database()).schema == 1)
        #expect(try bench.store().value(for: .number) == 7)
        #expect(try bench.store(bench.database(schema: second)).value(for: .number) == 7)
    }
}
