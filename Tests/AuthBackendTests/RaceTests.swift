import AuthFlowInterface
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import AuthBackend

@Suite("the embedded backend with many at once")
struct RaceTests {
    private let phone = "+79153051653"

    @Test("of fifty who come with the right code one gets in")
    func onlyOne() async throws {
        let world = BackendWorld()
        let challenge = try await world.service.requestCode(for: phone, to: .signIn)
        let code = world.code(phone) ?? ""
        let successes = await count(50) { _ = try await world.service.confirm(code, for: challenge) }
        #expect(successes == 1)
    }

    @Test("of five hundred wrong tries five are counted")
    func fiveCounted() async throws {
        let world = BackendWorld()
        let challenge = try await world.service.requestCode(for: phone, to: .signIn)
        let wrong = world.wrong(phone)
        let successes = await count(500) { _ = try await world.service.confirm(wrong, for: challenge) }
        #expect(successes == 0)
        let record = try world.onlyNumber()
        #expect(record.code?.tries == 5)
        #expect(record.failures.count == 5)
    }

    @Test("of twenty who ask for a code at once one gets a message")
    func oneMessage() async {
        let world = BackendWorld()
        let successes = await count(20) { _ = try await world.service.requestCode(for: phone, to: .signIn) }
        #expect(successes == 1)
        #expect(world.messages.sent.count == 1)
    }

    private func count(_ tries: Int, _ body: @escaping @Sendable () async throws -> Void) async -> Int {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<tries {
                group.addTask {
                    do { try await body() } catch { return false }
                    return true
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
    }
}
