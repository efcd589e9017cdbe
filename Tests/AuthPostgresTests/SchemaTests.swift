import AuthBackendInterface
import AuthFlowInterface
import LocalizationKit
import StorageTesting
import Testing

@testable import AuthPostgres

@Suite("the tables in PostgreSQL", .timeLimit(.minutes(30)))
struct SchemaTests {
    private let next = PostgresSchema(
        migrations: PostgresSchema.records.migrations + ["ALTER TABLE tessera_auth_records ADD COLUMN place text"])

    @Test("eight processes that meet a database for the first time at once make its tables once")
    func firstStarts() async throws {
        let address = try await PrivateCluster.address()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                let records = try records(address)
                group.addTask { try await records.update(.note) { $0 = Note(count: ($0?.count ?? 0) + 1) } }
            }
            try await group.waitForAll()
        }
        #expect(try await records(address).record(for: .note)?.count == 8)
    }

    @Test("older tables become newer ones with everything in them, and then an older program refuses them")
    func migrates() async throws {
        let address = try await PrivateCluster.address()
        try await records(address).update(.note) { $0 = Note(count: 7) }
        #expect(try await records(address, next).record(for: .note)?.count == 7)
        #expect(try await records(address, next).record(for: .note)?.count == 7)
        await #expect(throws: AuthError.self) { _ = try await records(address).record(for: .note) }
        let older = try records(address)
        do throws(AuthError) { _ = try await older.record(for: .note) } catch {
            #expect(error.description.contains("the tables are of version 2, and this program knows those up to 1"))
        }
    }

    @Test("a migration that fails leaves the tables as they were")
    func fails() async throws {
        let address = try await PrivateCluster.address()
        let broken = PostgresSchema(
            migrations: PostgresSchema.records.migrations + ["DROP TABLE tessera_auth_records; SELECT 1 / 0"])
        try await records(address).update(.note) { $0 = Note(count: 7) }
        await #expect(throws: AuthError.self) { _ = try await records(address, broken).record(for: .note) }
        #expect(try await records(address).record(for: .note)?.count == 7)
    }

    private func records(_ address: String, _ schema: PostgresSchema = .records) throws -> PostgresRecords {
        PostgresRecords(at: try #require(PostgresAddress(address)), schema: schema, limits: .patient, time: RealTime())
    }
}
