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

    @Test("of many who begin at once all have one key, which is the one that stays")
    func oneKey() async throws {
        let world = BackendWorld()
        let keys = await withTaskGroup(of: [UInt8]?.self) { group in
            for seed in 0..<20 {
                group.addTask {
                    try? await world.key(SeededBytes(seed: UInt64(seed))).bytes()
                }
            }
            var keys: Set<[UInt8]?> = []
            for await key in group { keys.insert(key) }
            return keys
        }
        let later = try await world.key(SeededBytes()).bytes()
        #expect(keys == [later])
        #expect(later.count == 64, "32 bytes in hexadecimal digits")
    }

    @Test("the key of an earlier version stays the key, and one that was lost is made anew")
    func formerKey() async throws {
        let world = BackendWorld()
        let former = SecretName("key", of: "auth-backend")
        try await world.secrets.set(Secret("former"), for: former)
        #expect(try await world.key(SeededBytes()).bytes() == Array("former".utf8))
        try await world.secrets.remove(former)
        let next = try await world.key(SeededBytes()).bytes()
        #expect(try await world.key(SeededBytes(seed: 3)).bytes() == next && next != Array("former".utf8))
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
