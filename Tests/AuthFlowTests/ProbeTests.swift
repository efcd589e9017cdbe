import AuthFlowInterface
import LocalizationKit
import StateKit
import StateKitTesting
import Testing

@testable import AuthFlow

@MainActor
@Suite("what probing the original has shown, done right")
struct ProbeTests {
    @Test("O1: a code that is sent while the countdown runs does not move it")
    func oneCountdown() throws {
        let world = try CodeWorld()
        world.onConfirm = { _ in .failure(.wrongCode(attemptsLeft: 4)) }
        let recorder = Recorder(world.model.newCodeTimer)
        world.type([2: "1111"])
        world.run()
        #expect(recorder.timeline == [0: 3, 1: 2, 2: 1, 3: 0])
    }

    @Test("O2: a wrong code does not put off the moment at which another may be asked for")
    func sameDeadline() throws {
        let world = try CodeWorld(timeout: 60)
        world.onConfirm = { _ in .failure(.wrongCode(attemptsLeft: 4)) }
        let recorder = Recorder(world.model.codeTimerIsActive)
        world.type([30: "1111"])
        world.run()
        #expect(recorder.timeline == [0: true, 60: false])
    }

    @Test("O3: two codes, one countdown")
    func twoCodes() throws {
        let world = try CodeWorld(timeout: 5)
        world.onConfirm = { _ in .failure(.wrongCode(attemptsLeft: 4)) }
        let recorder = Recorder(world.model.newCodeTimer)
        world.type([1: "1111", 2: "2222"])
        world.run()
        #expect(recorder.timeline == [0: 5, 1: 4, 2: 3, 3: 2, 4: 1, 5: 0])
    }

    @Test("O4: with a time of one second or none another code can be asked for then", arguments: [0, 1])
    func shortTimeout(_ timeout: Int) throws {
        let world = try CodeWorld(timeout: timeout)
        let recorder = Recorder(world.model.codeTimerIsActive)
        world.run()
        #expect(recorder.timeline == (timeout == 0 ? [0: false] : [0: true, 1: false]))
    }

    @Test("O5, O6: while a code is being confirmed another one is not taken, and there is one result")
    func exhausts() throws {
        let world = try CodeWorld()
        world.confirmDelay = 50
        let (results, loading) = (Recorder(world.model.didAuthorize), Recorder(world.model.isLoading))
        world.type([300: "1111", 320: "2222"])
        world.run()
        #expect(results.timeline == [350: .success(SampleAuth.session())])
        #expect(loading.timeline == [0: false, 300: true, 350: false])
        #expect(world.confirmed == ["1111"])
    }

    @Test("O7: an answer within the question ends the loading too")
    func synchronousAnswer() throws {
        let world = try CodeWorld()
        world.onConfirm = { _ in .failure(.wrongCode(attemptsLeft: 4)) }
        let loading = Recorder(world.model.isLoading)
        world.type([400: "1111"])
        world.run()
        #expect(loading.timeline == [0: false, 400: true, 400: false])
    }

    @Test("O8: one loader for both requests, which never run together")
    func oneLoader() throws {
        let world = try CodeWorld()
        (world.confirmDelay, world.resendDelay) = (50, 100)
        let loading = Recorder(world.model.isLoading)
        world.at(310) { $0.getNewCode.send() }
        world.type([330: "1111"])
        world.run()
        #expect(loading.timeline == [0: false, 310: true, 410: false])
        #expect(world.confirmed.isEmpty)
    }

    @Test("O9: whatever error comes, and no answer at all, is shown")
    func everyError() throws {
        let world = try CodeWorld(patience: .seconds(30))
        let errors = Recorder(world.model.errors)
        world.onConfirm = { code in code == "1111" ? nil : .failure(.refused("teapot")) }
        world.type([10: "1111", 20: "2222"])
        world.at(25) { _ in (world.confirmDelay, world.onConfirm) = (500, { _ in .failure(.blocked) }) }
        world.type([30: "3333"])
        world.run()
        #expect(errors.timeline == [10: .unanswered, 20: .refused("teapot"), 60: .unanswered])
        for error in errors.values { #expect(!error.explanation.isEmpty) }
    }

    @Test("O10: a resend that fails starts no countdown, and can be tried again at once")
    func resendFails() throws {
        let world = try CodeWorld()
        world.onResend = { .failure(.notDelivered) }
        let (timer, errors) = (Recorder(world.model.newCodeTimer), Recorder(world.model.errors))
        world.at(600) { $0.getNewCode.send() }
        world.at(601) { $0.getNewCode.send() }
        world.run()
        #expect(timer.timeline == [0: 3, 1: 2, 2: 1, 3: 0])
        #expect(errors.timeline == [600: .notDelivered, 601: .notDelivered])
    }

    @Test("O11: while the countdown runs no code is asked for, whoever presses")
    func earlyResend() throws {
        let world = try CodeWorld()
        for time in [0, 1, 2] { world.at(time) { $0.getNewCode.send() } }
        world.run()
        #expect(world.resends == 0)
        world.at(1001) { $0.getNewCode.send() }
        world.run(until: 1002)
        #expect(world.resends == 1)
    }

    @Test("O12: an error is a state that an edit takes back, and who comes later hears none from before")
    func errorIsState() throws {
        let world = try CodeWorld()
        world.onConfirm = { _ in .failure(.wrongCode(attemptsLeft: 4)) }
        let states = Recorder(world.model.model.publisher.map(\.error).removeDuplicates())
        world.type([400: "1111", 500: "111"])
        let late = Recorder(world.model.errors, at: .seconds(450))
        world.run()
        #expect(states.timeline == [0: nil, 400: .wrongCode(attemptsLeft: 4), 500: nil])
        #expect(late.values.isEmpty)
    }

    @Test("O13: the same code is sent once, digits may be divided, letters are no code")
    func distinctCodes() throws {
        let world = try CodeWorld()
        world.onConfirm = { _ in .failure(.wrongCode(attemptsLeft: 4)) }
        world.type([10: "1111", 20: "1111", 30: "12 4", 40: "abcd", 50: "1111"])
        world.at(60) { $0.submit.send() }
        world.run()
        #expect(world.confirmed == ["1111"])
        world.type([1010: "2 2-2\u{00A0}2"])
        world.run(until: 1020)
        #expect(world.confirmed == ["1111", "2222"])
    }

    @Test("O15: after a suspension the countdown shows what is left, not what was counted")
    func suspension() throws {
        let clock = SuspendedScheduler()
        let kernel = Kernel(scheduler: clock)
        let model = CodeViewModel(
            SentCode(SampleAuth.challenge(delay: .seconds(60)), at: .zero),
            CodeRequests { _, _ in
                kernel.fail(.blocked, of: AuthResult.self)
            } resend: { _ in
                kernel.fail(.blocked, of: AuthChallenge.self)
            }, in: kernel)
        let timer = Recorder(model.newCodeTimer)
        clock.wake(at: .seconds(1))
        clock.wake(at: .seconds(31))
        clock.wake(at: .seconds(300))
        #expect(timer.values == [60, 59, 29, 0])
    }

    @Test("O16: a wrong code after the countdown does not hide the resend again")
    func afterTheEnd() throws {
        let world = try CodeWorld()
        world.onConfirm = { _ in .failure(.wrongCode(attemptsLeft: 4)) }
        let active = Recorder(world.model.codeTimerIsActive)
        world.type([400: "1111"])
        world.run()
        #expect(active.timeline == [0: true, 3: false])
    }

    @Test("O17: who leaves the screen and comes back finds the same countdown")
    func comesBack() throws {
        let world = try CodeWorld(timeout: 60)
        world.run(until: 20)
        let again = CodeViewModel(
            world.model.sent,
            CodeRequests { _, _ in
                world.kernel.fail(.blocked, of: AuthResult.self)
            } resend: { _ in
                world.kernel.fail(.blocked, of: AuthChallenge.self)
            }, in: world.kernel)
        let active = Recorder(again.codeTimerIsActive)
        let timer = Recorder(again.newCodeTimer)
        world.run(until: 100)
        #expect(timer.values.first == 40)
        #expect(active.timeline == [20: true, 60: false])
    }
}
