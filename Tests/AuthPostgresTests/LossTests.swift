import AuthBackendInterface
import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import StorageTesting
import Testing

@testable import AuthPostgres

@Suite("connections to PostgreSQL that are lost", .timeLimit(.minutes(30)))
struct LossTests {
    @Test("a change whose connections are ended again and again is made all the same, and once")
    func terminated() async throws {
        let address = try await PrivateCluster.address() + " application_name=terminated"
        let records = try records(address)
        let cluster = try await PrivateCluster.running()
        for _ in 1...20 {
            _ = try await records.update(.note) { $0 = Note(count: ($0?.count ?? 0) + 1) }
            try await cluster.run(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'terminated'")
        }
        #expect(try await records.record(for: .note)?.count == 20)
    }

    @Test("when the answer to a commit is lost, the change counts once: not twice, and not never")
    func lostCommit() async throws {
        let relay = try await Relay(to: PrivateCluster.running().socket)
        let records = try records(try await PrivateCluster.address(through: relay.folder))
        _ = try await records.record(for: .note)
        for count in 1...10 {
            relay.cutAfterNextCommit()
            let told = try await records.update(.note) { note in
                note = Note(count: (note?.count ?? 0) + 1)
                return note?.count
            }
            #expect(told == count)
        }
        #expect(try await records.record(for: .note)?.count == 10)
        #expect(relay.cuts == 10)
    }

    @Test("when a commit never reaches the server, the change is made again")
    func unsentCommit() async throws {
        let relay = try await Relay(to: PrivateCluster.running().socket)
        let records = try records(try await PrivateCluster.address(through: relay.folder))
        _ = try await records.record(for: .note)
        for count in 1...10 {
            relay.cutBeforeNextCommit()
            _ = try await records.update(.note) { $0 = Note(count: ($0?.count ?? 0) + 1) }
            #expect(try await records.record(for: .note)?.count == count)
        }
        #expect(relay.cuts == 10)
    }

    @Test("a server that is not there is unavailable after a while, and the reason names no password")
    func absent() async throws {
        let address = "postgresql://tessera:hunter2@127.0.0.1:1/tessera"
        let records = PostgresRecords(at: try #require(PostgresAddress(address)), time: HastyTime())
        do throws(AuthError) {
            _ = try await records.record(for: .note)
            Issue.record("there is a server")
        } catch {
            guard case .unavailable(let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(reason.description.contains("PostgreSQL"))
            #expect(reason.description.contains("refused"))
            #expect(!reason.description.contains("hunter2"))
        }
    }

    private func records(_ address: String) throws -> PostgresRecords {
        PostgresRecords(at: try #require(PostgresAddress(address)), limits: .patient, time: RealTime())
    }
}
