import AuthFlowInterface
import LocalizationKit
import StateKit
import StateKitTesting
import Testing

@testable import AuthFlow

@MainActor
@Suite("the code screen in the situations that other programs got wrong")
struct CodeScreenTests {
    private let wrong = AuthError.wrongCode(attemptsLeft: 4)

    @Test("Enter sends a whole code also where the setting does not, and never a part of one")
    func enter() throws {
        let world = try CodeWorld(sendsAtFullLength: false)
        world.onConfirm = { [wrong] _ in .failure(wrong) }
        world.type([10: "123", 20: "1234"])
        world.at(15) { $0.submit.send() }
        world.run(until: 25)
        #expect(world.confirmed.isEmpty)
        world.model.submit.send()
        world.model.submit.send()
        #expect(world.confirmed == ["1234"])
    }

    @Test("10: the last digit and Enter are one request")
    func digitAndEnter() throws {
        let world = try CodeWorld()
        world.confirmDelay = 5
        world.type([10: "1234"])
        world.at(10) { $0.submit.send() }
        world.run()
        #expect(world.confirmed == ["1234"])
    }

    @Test("10: the same full code that comes four times is sent once, also after it was refused")
    func fourTimes() throws {
        let world = try CodeWorld()
        world.onConfirm = { [wrong] _ in .failure(wrong) }
        world.type([10: "1234", 11: "1234", 12: "123", 13: "1234", 14: "12345", 15: "1234"])
        world.run()
        #expect(world.confirmed == ["1234"])
    }

    @Test("11: after success nothing counts, and no error comes")
    func afterSuccess() throws {
        let world = try CodeWorld()
        world.type([10: "1234"])
        world.at(20) { _ in world.onConfirm = { _ in .failure(.blocked) } }
        world.type([30: "1235"])
        world.at(40) { $0.submit.send() }
        world.at(50) { $0.getNewCode.send() }
        let errors = Recorder(world.model.errors)
        world.run()
        #expect(world.confirmed == ["1234"])
        #expect(world.resends == 0)
        #expect(errors.values.isEmpty)
    }

    @Test(
        "13, 14: a code that is mended digit by digit is sent when it is whole again, and the error goes with the edit")
    func mended() throws {
        let world = try CodeWorld()
        world.onConfirm = { [wrong] code in
            code == "1235" ? .success(.success(SampleAuth.session())) : .failure(wrong)
        }
        let errors = Recorder(world.model.model.publisher.map(\.error).removeDuplicates())
        world.type([10: "1234", 11: "123", 12: "1235"])
        world.run()
        #expect(world.confirmed == ["1234", "1235"])
        #expect(errors.timeline == [0: nil, 10: wrong, 11: nil])
    }

    @Test("18: without an answer the spinner stops, the code stays, and Enter asks again")
    func unanswered() throws {
        let world = try CodeWorld(patience: .seconds(30))
        world.confirmDelay = 10_000
        let loading = Recorder(world.model.isLoading)
        let models = Recorder(world.model.model)
        world.type([10: "1234"])
        world.at(50) { $0.submit.send() }
        world.run(until: 60)
        #expect(loading.timeline == [0: false, 10: true, 40: false, 50: true])
        #expect(models.values.allSatisfy { $0.text == "1234" || $0.text.isEmpty })
        #expect(world.confirmed == ["1234", "1234"])
    }

    @Test("9: a new code can be asked for whatever stands in the field; it empties it and takes the error back")
    func resend() throws {
        let world = try CodeWorld()
        world.onConfirm = { [wrong] _ in .failure(wrong) }
        world.type([10: "1234", 11: "12"])
        world.at(20) { $0.getNewCode.send() }
        let granted = Recorder(world.model.didRequestNewCode)
        let models = Recorder(world.model.model)
        world.run()
        #expect(granted.timeline.entries.map(\.time) == [.seconds(20)])
        #expect(models.values.last?.text == "")
        #expect(models.values.last?.error == nil)
        #expect(models.values.last?.sent.challenge.id == SampleAuth.challenge("next").id)
    }

    @Test("15: what was refused for one code may be sent for the next one")
    func refusedBefore() throws {
        let world = try CodeWorld()
        world.onConfirm = { [wrong] _ in .failure(wrong) }
        world.type([10: "1234", 30: "1234"])
        world.at(20) { $0.getNewCode.send() }
        world.run()
        #expect(world.confirmed == ["1234", "1234"])
    }

    @Test("6: a service that wants a longer wait than was known is believed, a shorter one is not")
    func longerWait() throws {
        let world = try CodeWorld(timeout: 3)
        world.onResend = { .failure(.cooldown(.seconds(60))) }
        let timer = Recorder(world.model.codeTimerIsActive)
        world.at(10) { $0.getNewCode.send() }
        world.run()
        #expect(timer.timeline == [0: true, 3: false, 10: true, 70: false])
        let short = try CodeWorld(timeout: 100)
        short.onConfirm = { _ in .failure(.tooManyRequests(.seconds(5))) }
        let other = Recorder(short.model.codeTimerIsActive)
        short.type([10: "1234"])
        short.run()
        #expect(other.timeline == [0: true, 100: false])
    }

    @Test("20: zeros at the front are sent")
    func zeros() throws {
        let world = try CodeWorld(length: 6)
        world.type([10: "12345", 20: "012345"])
        world.run()
        #expect(world.confirmed == ["012345"])
    }

    @Test("19: each kind of error has words of its own")
    func words() {
        let errors: [AuthError] = [
            .invalidNumber, .wrongCode(attemptsLeft: 3), .wrongCode(attemptsLeft: nil), .replacedCode, .expiredCode,
            .wrongOrExpiredCode, .tooManyAttempts, .cooldown(.seconds(59)), .tooManyRequests(.seconds(90)),
            .notDelivered, .notAllowed("closed"), .blocked, .sessionEnded, .unanswered, .unavailable("no route"),
        ]
        for language in [Language.english, .russian] {
            #expect(Set(errors.map { $0.explanation.text(in: language) }).count == errors.count)
        }
        let waits: [(Duration, String)] = [
            (.zero, "0:00"), (.seconds(-1), "0:00"), (.milliseconds(58_001), "0:59"), (.seconds(900), "15:00"),
            (.seconds(3599), "59:59"), (.seconds(3600), "1:00:00"), (.seconds(86_700), "24:05:00"),
        ]
        for (wait, text) in waits {
            #expect(AuthError.cooldown(wait).description == "another code can be sent in \(text)")
        }
        #expect(
            AuthError.wrongCode(attemptsLeft: 3).explanation.text(in: .russian)
                == "код введён неверно; осталось 3 попытки")
    }

    @Test("when the screen goes, its timers and requests go with it")
    func release() throws {
        let scheduler = TestScheduler()
        let kernel = Kernel(scheduler: scheduler)
        weak var gone: CodeViewModel?
        do {
            let never = CodeRequests { _, _ in
                kernel.just(()).delay(for: .seconds(500)).setFailureType(to: AuthError.self)
                    .flatMap(.latest) { kernel.fail(.blocked, of: AuthResult.self) }
            } resend: { _ in
                kernel.fail(.blocked, of: AuthChallenge.self)
            }
            let model = CodeViewModel(SentCode(SampleAuth.challenge(), at: .zero), never, in: kernel)
            model.code.send("1234")
            gone = model
            #expect(kernel.liveSubscriptions > 0)
        }
        #expect(gone == nil)
        #expect(kernel.liveSubscriptions == 0)
        #expect(scheduler.pendingTimers.isEmpty)
    }
}
