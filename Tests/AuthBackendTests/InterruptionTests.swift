import AuthBackendInterface
import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageTesting
import Synchronization
import Testing

@testable import AuthBackend

@Suite("what is left when a process ends between two changes")
struct InterruptionTests {
    private let old = "+79153051653"
    private let new = "+79153051777"

    @Test("a change of number that was cut off loses no account, and can be made again", arguments: 1...3)
    func changeOfNumber(_ step: Int) async throws {
        let records = InterruptedRecords()
        let world = BackendWorld(records: records)
        let session = try await signIn(world, old)
        #expect(try await change(world, session, cutOffAt: step, records) == nil)
        // Before the first change the number is still the old one.
        #expect(try await signIn(world, step == 1 ? old : new).profile == session.profile)
        let again = try await world.service.refresh(session)
        #expect(try await change(world, again, cutOffAt: 0, records)?.session.profile == session.profile)
        #expect(try await signIn(world, new).profile == session.profile)
        #expect(try await signIn(world, old).profile != session.profile)
    }

    @Test("a deletion that was cut off can be made again, and then nobody gets the account", arguments: 1...2)
    func deletion(_ step: Int) async throws {
        let records = InterruptedRecords()
        let world = BackendWorld(records: records)
        let session = try await signIn(world, old)
        records.fail(at: step)
        #expect(await world.error { try await world.service.deleteAccount(of: session) } == .unavailable("cut off"))
        try await world.service.deleteAccount(of: session)
        #expect(try await signIn(world, old).profile != session.profile)
    }

    private func signIn(_ world: BackendWorld, _ phone: String) async throws -> AuthSession {
        world.time.advance(by: .seconds(3600))
        let challenge = try await world.service.requestCode(for: phone, to: .signIn)
        return try await world.service.confirm(world.code(phone) ?? "", for: challenge).session
    }

    /// Changes the number; `nil` when it was cut off.
    private func change(
        _ world: BackendWorld, _ session: AuthSession, cutOffAt step: Int, _ records: InterruptedRecords
    ) async throws -> AuthResult? {
        world.time.advance(by: .seconds(120))
        let challenge = try await world.service.requestCode(for: new, to: .changeNumber(session))
        records.fail(at: step)
        return try? await world.service.confirm(world.code(new) ?? "", for: challenge)
    }
}

/// Records in memory of which one change fails, as if the process had ended before it.
private final class InterruptedRecords: AuthRecordStore {
    let isShared = false
    private let base = KeyValueRecords(values: MemoryKeyValueStore())
    private let step = Mutex(0)

    /// Lets one of the next changes fail; 0 for none.
    func fail(at step: Int) { self.step.withLock { $0 = step } }

    func record<Record>(for key: AuthRecordKey<Record>) async throws(AuthError) -> Record? {
        try base.record(for: key)
    }

    func update<Record, Value: Sendable>(
        _ key: AuthRecordKey<Record>, _ change: @escaping @Sendable (inout Record?) -> Value
    ) async throws(AuthError) -> Value {
        let isCutOff = step.withLock { step in
            step -= 1
            return step == 0
        }
        if isCutOff { throw .unavailable("cut off") }
        return try await base.update(key, change)
    }

    func names(endedBy moment: WallTime) async throws(AuthError) -> [String] { try base.names(endedBy: moment) }
}
