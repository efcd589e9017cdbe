import AuthBackendInterface
import AuthBackendTesting
import AuthFlowInterface
import FeatureKitTesting
import Foundation
import PlatformInterface
import PlatformTesting
import StorageTesting
import Testing

@testable import AuthPostgres

@Suite("records in PostgreSQL", .timeLimit(.minutes(30)))
struct PostgresRecordsTests {
    /// How often a process is killed; `TESSERA_AUTH_KILLS` asks for more.
    // check:allow banned-symbol: nothing else tells a test what the nightly run wants
    private let kills = ProcessInfo.processInfo.environment["TESSERA_AUTH_KILLS"].flatMap { Int($0) } ?? 5

    @Test("the store keeps every rule, and so does the backend over it")
    func conformance() async throws {
        let address = try await PrivateCluster.address()
        let stores = (try records(address), try records(address))
        let violations = await AuthRecordStoreConformance.violations(of: stores)
        #expect(violations == [])
        let violationsOfBackend = await BackendConformance.violations(
            over: try records(try await PrivateCluster.address()))
        #expect(violationsOfBackend == [])
    }

    @Test("of five hundred wrong tries in two processes five are counted")
    func fiveCounted() async throws {
        let shared = try shared(try await PrivateCluster.address())
        #expect(try await shared.countOfWrongTries() == CountedNumber(tries: 5, failures: 5))
    }

    @Test("of fifty who come with the right code in two processes one gets in")
    func onlyOne() async throws {
        #expect(try await shared(try await PrivateCluster.address()).countOfRightTries() == 1)
    }

    @Test("a process that is killed loses no session that it told of, and no code works twice")
    func killed() async throws {
        let shared = try shared(try await PrivateCluster.address())
        #expect(try await shared.losses(after: kills) == [])
    }

    @Test("names come by the index of ends, and only those that have ended")
    func ends() async throws {
        let store = try records(try await PrivateCluster.address())
        try await store.update(.note) { $0 = Note(end: WallTime(seconds: 5)) }
        #expect(try await store.names(endedBy: WallTime(seconds: 4)) == [])
        #expect(try await store.names(endedBy: WallTime(seconds: 5)) == ["note"])
        try await store.update(.note) { $0 = Note() }
        #expect(try await store.names(endedBy: WallTime(seconds: 1 << 40)) == [])
    }

    private func records(_ address: String) throws -> PostgresRecords {
        PostgresRecords(at: try #require(PostgresAddress(address)), limits: .patient, time: RealTime())
    }

    private func shared(_ address: String) throws -> SharedBackend {
        let (folder, records) = (TemporaryFolder(), try records(address))
        return SharedBackend(records: records) {
            let secrets = try StorageInFolder.secrets(folder.path)
            return try TestedBackend(over: records, secrets: secrets, seed: 99)
        } start: {
            try ChildProgram(
                ChildProgram.beside("SharingProgram"), [folder.path, "\($0)", address] + $1)
        }
    }
}
