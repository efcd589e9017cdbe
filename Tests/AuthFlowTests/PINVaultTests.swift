import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import AuthFlow

@MainActor
@Suite("the PIN of a device")
struct PINVaultTests {
    private let profile = "ada"
    private let world: FlowWorld

    init() throws {
        world = try FlowWorld()
    }

    private func failure(_ body: () async throws(PINError) -> Void) async -> PINError? {
        do throws(PINError) { try await body() } catch { return error }
        return nil
    }

    private func check(_ digits: String) async -> PINError? {
        await failure { () async throws(PINError) in try await world.pins.check(try PIN(digits), of: profile) }
    }

    @Test(
        "from 4 to 12 digits of any script are a PIN",
        arguments: [
            ("0042", true), ("٠٠٤٢", true), ("00 42", true), ("123456789012", true), ("123", false),
            ("1234567890123", false), ("abcd", false), ("", false), ("12a4", false), ("①②③④", false),
        ])
    func digits(_ text: String, _ isPIN: Bool) {
        #expect(((try? PIN(text)) != nil) == isPIN)
    }

    @Test("only the right one is taken, and only of the profile whose it is; it is kept as a hash alone")
    func right() async throws {
        try await world.pins.set(try PIN("0042"), of: profile)
        #expect(await check("٠٠٤٢") == nil)
        #expect(await check("42 42") == .wrong(.zero))
        #expect(world.pins.record(of: "bea") == nil)
        let stranger = await failure { () async throws(PINError) in
            try await world.pins.check(try PIN("0042"), of: "bea")
        }
        #expect(stranger == .notSet)
        let kept = try await world.secrets.secret(for: SecretName("pin", of: "auth", profile: profile))
        #expect(kept == Secret("plain:0042"))
    }

    @Test("the fifth failure costs 30 s, each further one twice as much up to an hour; the right PIN forgets them")
    func waits() async throws {
        try await world.pins.set(try PIN("0042"), of: profile)
        for _ in 0..<4 { #expect(await check("1111") == .wrong(.zero)) }
        for seconds in [30, 60, 120, 240, 480, 960, 1920, 3600, 3600] {
            #expect(await check("1111") == .wrong(.seconds(seconds)))
            #expect(await check("0042") == .waiting(.seconds(seconds)), "the right one waits, too")
            world.time.advance(by: .seconds(seconds) - .milliseconds(1))
            #expect(await check("0042") == .waiting(.milliseconds(1)))
            world.time.advance(by: .milliseconds(1))
        }
        #expect(await check("0042") == nil)
        #expect(await check("1111") == .wrong(.zero))
    }

    @Test("a clock that is set back neither ends the wait nor makes it longer")
    func clock() async throws {
        try await world.pins.set(try PIN("0042"), of: profile)
        for _ in 0..<5 { _ = await check("1111") }
        world.time.setWallClock(by: .seconds(-86_400))
        #expect(await check("0042") == .waiting(.seconds(30)))
    }

    @Test("of fifty tries at once five are looked at: each is counted before")
    func atOnce() async throws {
        try await world.pins.set(try PIN("0042"), of: profile)
        let (pins, profile) = (world.pins, profile)
        let errors = await withTaskGroup(of: PINError?.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    do throws(PINError) { try await pins.check(try PIN("1111"), of: profile) } catch { return error }
                    return nil
                }
            }
            var errors: [PINError?] = []
            for await error in group { errors.append(error) }
            return errors
        }
        let looked = errors.filter { if case .wrong? = $0 { true } else { false } }
        #expect(looked.count == 5)
        #expect(errors.allSatisfy { $0 != nil })
    }

    @Test("a secret that is lost lets nobody in, and a removed PIN leaves nothing behind")
    func removed() async throws {
        try await world.pins.set(try PIN("0042"), of: profile)
        try await world.secrets.remove(SecretName("pin", of: "auth", profile: profile))
        #expect(await check("0042") == .notSet)
        #expect(world.pins.record(of: profile) != nil)
        try await world.pins.remove(of: profile)
        #expect(world.pins.record(of: profile) == nil)
        let error = await failure { () async throws(PINError) in try await world.pins.setLocked(true, of: profile) }
        #expect(error == .notSet)
    }

    @Test("a session is locked for every process as long as its PIN has locked it")
    func session() async throws {
        try await world.signIn()
        let vault = SessionVault(values: world.values, secrets: world.secrets, cache: nil, clock: world.time.wallClock)
        let session = PINSessionLock(sessions: vault, pins: world.pins)
        var states = session.states().makeAsyncIterator()
        #expect(await states.next() == .unlocked)
        try await world.parts.lock.set("0042")
        try await world.parts.lock.lock()
        #expect(await states.next() == .locked)
        #expect(await session.state() == .locked)
        try await world.parts.lock.unlock("0042")
        #expect(await states.next() == .unlocked)
        try await world.parts.lock.lock()
        #expect(await states.next() == .locked)
        try await world.keeper.signOut()
        #expect(await states.next() == .unlocked)
        #expect(!world.parts.lock.hasPIN)
    }
}
