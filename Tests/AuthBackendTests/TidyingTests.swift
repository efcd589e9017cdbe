import AuthBackendInterface
import AuthFlowInterface
import PlatformInterface
import PlatformTesting
import StorageInterface
import Testing

@testable import AuthBackend

@Suite("what the app forgets without a server")
struct TidyingTests {
    private let world = BackendWorld()
    private let scope = StoreScope("auth-backend")

    private func names() throws -> Set<String> { Set(try world.values.names(in: scope)) }

    private func numbers() throws -> Int { try names().filter { $0.hasPrefix("number.") }.count }

    @Test("whoever asks for a code a day later cleans up after those who never came back")
    func codes() async throws {
        for number in 0..<3 { _ = try await world.service.requestCode(for: "+7915305165\(number)", to: .signIn) }
        #expect(try numbers() == 3)
        world.time.advance(by: .day - .milliseconds(1))
        _ = try await world.service.requestCode(for: "+79153051654", to: .signIn)
        #expect(try numbers() == 4)
        world.time.advance(by: .milliseconds(1))
        _ = try await world.service.requestCode(for: "+79153051655", to: .signIn)
        #expect(try numbers() == 2)
    }

    @Test("renewing a session does, too, and what still counts stays")
    func sessions() async throws {
        let challenge = try await world.service.requestCode(for: "+79153051653", to: .signIn)
        let code = try #require(world.code("+79153051653"))
        let session = try await world.service.confirm(code, for: challenge).session
        _ = try await world.service.requestCode(for: "+79153051654", to: .signIn)
        world.time.advance(by: .day)
        _ = try await world.service.refresh(session)
        #expect(try numbers() == 1)
        #expect(try names().contains { $0.hasPrefix("account.") })
        #expect(try world.onlyNumber().account == session.profile)
    }

    @Test("a clock that was set back does not put it off for ever")
    func clockSetBack() async throws {
        let record = AuthRecordKey<PurgeRecord>("purged")
        let later = Moment(world.time.wallClock.now.advanced(by: .seconds(86_400 * 365)))
        try await world.service.store.records.update(record) { $0 = PurgeRecord(last: later) }
        _ = try await world.service.requestCode(for: "+79153051653", to: .signIn)
        let kept = try await world.service.store.records.record(for: record)
        #expect(kept?.last == world.service.now)
    }
}
