import AuthFlowInterface
import PlatformInterface
import PlatformTesting
import Testing

@testable import AuthBackend

@Suite("the limits of the embedded backend")
struct LimitTests {
    private let phone = "+79153051653"
    private let world = BackendWorld()
    private var service: EmbeddedAuthService { world.service }

    @Test("messages go out 60, 60, 120 and 300 s apart; after the fifth within an hour the hour has to pass")
    func distances() async throws {
        var start = Duration.zero
        for delay in [60, 60, 120, 300] {
            let challenge = try await service.requestCode(for: phone, to: .signIn)
            #expect(challenge.resendDelay == .seconds(delay))
            world.time.advance(by: .seconds(delay) - .milliseconds(1))
            #expect(
                await world.error { _ = try await service.requestCode(for: phone, to: .signIn) }
                    == .cooldown(.milliseconds(1)))
            world.time.advance(by: .milliseconds(1))
            start += .seconds(delay)
        }
        let fifth = try await service.requestCode(for: phone, to: .signIn)
        #expect(fifth.resendDelay == .seconds(3600) - start)
        world.time.advance(by: .seconds(900))
        #expect(
            await world.error { _ = try await service.requestCode(for: phone, to: .signIn) }
                == .tooManyRequests(.seconds(3600 - 540 - 900)))
        #expect(world.messages.sent.count == 5)
    }

    @Test("ten messages a day for a number, and others are not concerned")
    func perDay() async throws {
        for _ in 0..<10 {
            _ = try await service.requestCode(for: phone, to: .signIn)
            world.time.advance(by: .seconds(3600))
        }
        #expect(
            await world.error { _ = try await service.requestCode(for: phone, to: .signIn) }
                == .tooManyRequests(.seconds(14 * 3600)))
        _ = try await service.requestCode(for: "+79153051654", to: .signIn)
        world.time.advance(by: .seconds(14 * 3600))
        _ = try await service.requestCode(for: phone, to: .signIn)
    }

    @Test("the fifth wrong code ends the challenge, and the right one does not help any more")
    func fiveTries() async throws {
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        for left in [4, 3, 2, 1] {
            #expect(
                await world.error { _ = try await service.confirm(world.wrong(phone), for: challenge) }
                    == .wrongCode(attemptsLeft: left))
        }
        for code in [world.wrong(phone), world.code(phone) ?? "", world.wrong(phone)] {
            #expect(await world.error { _ = try await service.confirm(code, for: challenge) } == .tooManyAttempts)
        }
    }

    @Test("a new message is no new budget: twenty failures are all for a day, and the right code does not help then")
    func failuresPerDay() async throws {
        var limits = AuthLimits()
        limits.firstWait = .zero
        let world = BackendWorld(limits: limits)
        for _ in 0..<4 {
            let challenge = try await nextChallenge(world)
            for _ in 0..<5 {
                let error = await world.error {
                    _ = try await world.service.confirm(world.wrong(phone), for: challenge)
                }
                #expect(error?.refusesCode == true)
            }
        }
        let challenge = try await nextChallenge(world)
        let right = world.code(phone) ?? ""
        let error = await world.error { _ = try await world.service.confirm(right, for: challenge) }
        #expect(error?.resendDelay == .seconds(86_400 - 60 - 60 - 120 - 300))
        world.time.advance(by: .seconds(86_400))
        let next = try await nextChallenge(world)
        _ = try await world.service.confirm(world.code(phone) ?? "", for: next)
    }

    @Test("whoever guesses as fast as the service lets them has fewer than twenty tries a day")
    func guesser() async throws {
        var failures = 0
        let end = world.time.now.advanced(by: .seconds(86_400))
        while world.time.now < end {
            let challenge = try await nextChallenge(world)
            var error = await world.error { _ = try await service.confirm(world.wrong(phone), for: challenge) }
            while let found = error, found.refusesCode, found != .tooManyAttempts, found != .expiredCode {
                failures += 1
                error = await world.error { _ = try await service.confirm(world.wrong(phone), for: challenge) }
                if case .tooManyRequests(let wait) = error {
                    world.time.advance(by: wait)
                    error = await world.error { _ = try await service.confirm(world.wrong(phone), for: challenge) }
                }
            }
            if case .tooManyRequests(let wait) = error { world.time.advance(by: wait) }
            if error == .tooManyAttempts { failures += 1 }
        }
        #expect((5...20).contains(failures))
    }

    /// The next code, as soon as the service sends one.
    private func nextChallenge(_ world: BackendWorld) async throws -> AuthChallenge {
        while true {
            do {
                return try await world.service.requestCode(for: phone, to: .signIn)
            } catch {
                world.time.advance(by: try #require(error.resendDelay))
            }
        }
    }

    @Test("the wait after the fifth failure is 30 s, after the sixth a minute, and a try within it is not counted")
    func growingWait() async throws {
        let first = try await service.requestCode(for: phone, to: .signIn)
        for _ in 0..<5 { _ = await world.error { _ = try await service.confirm(world.wrong(phone), for: first) } }
        let failed = world.time.now
        world.time.advance(by: .seconds(25))
        _ = await world.error { _ = try await service.requestCode(for: phone, to: .signIn) }
        world.time.advance(by: .seconds(35))
        let second = try await service.requestCode(for: phone, to: .signIn)
        #expect(failed.duration(to: world.time.now) == .seconds(60))
        #expect(
            await world.error { _ = try await service.confirm(world.wrong(phone), for: second) }
                == .wrongCode(attemptsLeft: 4))
        for _ in 0..<3 {
            #expect(
                await world.error { _ = try await service.confirm(world.wrong(phone), for: second) }
                    == .tooManyRequests(.seconds(60)))
        }
        world.time.advance(by: .seconds(60))
        _ = try await service.confirm(world.code(phone) ?? "", for: second)
    }

    @Test("a code works for five minutes and not a millisecond longer")
    func lifetime() async throws {
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        world.time.advance(by: .seconds(300))
        #expect(
            await world.error { _ = try await service.confirm(world.code(phone) ?? "", for: challenge) }
                == .expiredCode)
        let next = try await service.requestCode(for: phone, to: .signIn)
        world.time.advance(by: .seconds(300) - .milliseconds(1))
        _ = try await service.confirm(world.code(phone) ?? "", for: next)
    }

    @Test("setting the clock back makes nobody wait longer, and forward makes no old code young")
    func clock() async throws {
        _ = try await service.requestCode(for: phone, to: .signIn)
        world.time.setWallClock(by: .seconds(-7 * 86_400))
        #expect(
            await world.error { _ = try await service.requestCode(for: phone, to: .signIn) }
                == .cooldown(.seconds(60)))
        world.time.advance(by: .seconds(60))
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        world.time.setWallClock(by: .seconds(86_400))
        #expect(
            await world.error { _ = try await service.confirm(world.code(phone) ?? "", for: challenge) }
                == .expiredCode)
    }

    @Test("a message that is not delivered starts no wait, and the code before it still works")
    func notDelivered() async throws {
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        let code = world.code(phone) ?? ""
        world.time.advance(by: .seconds(60))
        world.messages.fail(true)
        #expect(await world.error { _ = try await service.resendCode(for: challenge) } == .notDelivered)
        world.messages.fail(false)
        _ = try await service.confirm(code, for: challenge)
        _ = try await service.requestCode(for: phone, to: .signIn)
    }

    @Test("the code of an older message is told apart, and counts as a try")
    func olderMessage() async throws {
        let first = try await service.requestCode(for: phone, to: .signIn)
        let old = world.code(phone) ?? ""
        world.time.advance(by: .seconds(60))
        let second = try await service.resendCode(for: first)
        #expect((first.reference, second.reference) == ("1", "2"))
        #expect(await world.error { _ = try await service.confirm(old, for: second) } == .replacedCode)
        #expect(
            await world.error { _ = try await service.confirm(world.wrong(phone), for: second) }
                == .wrongCode(attemptsLeft: 3))
        #expect(
            await world.error { _ = try await service.confirm(world.code(phone) ?? "", for: first) }
                == .replacedCode)
    }

    @Test("known and unknown numbers get the same answers")
    func sameAnswers() async throws {
        let (known, unknown) = ("+79153051653", "+79153051699")
        let first = try await service.requestCode(for: known, to: .signIn)
        _ = try await service.confirm(world.code(known) ?? "", for: first)
        world.time.advance(by: .seconds(86_400))
        for phone in [known, unknown] {
            let challenge = try await service.requestCode(for: phone, to: .signIn)
            #expect(challenge.resendDelay == .seconds(60))
            #expect(challenge.reference == "1")
            #expect(
                await world.error { _ = try await service.requestCode(for: phone, to: .signIn) }
                    == .cooldown(.seconds(60)))
            #expect(
                await world.error { _ = try await service.confirm("", for: challenge) }
                    == .wrongCode(attemptsLeft: 4))
        }
    }

    @Test(
        "only numbers of E.164 that cost no fortune get messages",
        arguments: ["", "79153051653", "+0123456789", "+7915", "+1234567890123456", "+7915305165x", "+8811234567890"])
    func numbers(_ number: String) async {
        #expect(await world.error { _ = try await service.requestCode(for: number, to: .signIn) } == .invalidNumber)
        #expect(world.messages.sent.isEmpty)
    }
}
