import CallFlowInterface
import PlatformInterface
import PlatformTesting
import Testing

@testable import CallFlow

/// What went wrong in other programs; the numbers are those of the reference, which names the reports.
@MainActor @Suite("what went wrong elsewhere")
struct ScenarioTests {
    let bench = CallBench()

    @Test("1: the second answer is fulfilled and starts nothing")
    func answerTwice() {
        bench.push(.u1)
        let first = bench.outcome(of: .answer(.u1))
        let second = bench.outcome(of: .answer(.u1))
        #expect(second.results == [nil] && first.results.isEmpty)
        bench.engine.report(.connected(.u1))
        #expect(first.results == [nil])
        #expect(bench.answered == [.u1])
    }

    @Test("2: a report that a call is connected is no answer")
    func factsAreNoActions() {
        bench.push(.u1)
        bench.engine.report(.connected(.u1))
        bench.engine.report(.connected(.u1))
        #expect(bench.engine.commands.isEmpty)
        #expect(bench.events.filter { $0.kind == .connected }.count == 1)
    }

    @Test("3: an answer before the call itself waits for it, fails at its deadline, and yields to an end")
    func answerBeforeLink() {
        let bench = CallBench(answersPushes: false)
        bench.push(.u1, from: "sip:neo@host")
        let answer = bench.outcome(of: .answer(.u1))
        #expect(bench.engine.commands.isEmpty)
        bench.engine.report(.incoming(.u2, CallParty("sip:neo@host")))
        #expect(bench.engine.commands == [.answer(.u2)])
        #expect(bench.model.calls.count == 1)
        bench.engine.report(.connected(.u2))
        #expect(answer.results == [nil])

        bench.push(.u3, from: "sip:late@host")
        let late = bench.outcome(of: .answer(.u3))
        bench.advance(by: .seconds(10))
        #expect(late.results == [.timedOut])
        #expect(bench.history.last?.reason == .unreachable)

        bench.push(.u9, from: "sip:end@host")
        let ended = bench.outcome(of: .answer(.u9))
        #expect(bench.outcome(of: .end(.u9)).results == [nil])
        #expect(ended.results == [.callEnded])
        bench.engine.report(.incoming(.u9, CallParty("sip:end@host")))
        #expect(bench.engine.commands.last == .reject(.u9, isBusy: true))
    }

    @Test("4: an end that races an answer ends the call, and is no decline")
    func endAfterAnswer() {
        bench.push(.u1)
        bench.centre.ask(.answer(.u1))
        bench.centre.ask(.end(.u1))
        bench.engine.report(.connected(.u1))
        bench.engine.report(.ended(.u1, .ended, detail: nil))
        #expect(bench.engine.commands == [.answer(.u1), .hangUp(.u1)])
        #expect(bench.history.map(\.reason) == [.ended])
    }

    @Test("5: a push for a call that is over is reported and ended; one for a running call changes nothing")
    func phantom() {
        bench.push(.u1, expiry: bench.time.wallClock.now)
        #expect(bench.events.map(\.kind) == [.incoming, .ended])
        #expect(bench.history.map(\.reason) == [.expired])
        bench.push(.u1)
        #expect(bench.history.count == 1)
        bench.push(.u2)
        bench.push(.u2)
        #expect(bench.model.calls.map(\.id) == [.u2])
    }

    @Test("6: a cancel before the ring is remembered, and nothing rings for ever")
    func cancelFirst() {
        bench.push(.u1, kind: .cancelled)
        bench.push(.u1)
        #expect(bench.model.shouldRing == nil)
        #expect(bench.history.map(\.reason) == [.callerGaveUp])
        bench.push(.u2)
        bench.advance(by: CallDeadlines.ringingHere)
        #expect(bench.model.shouldRing == nil)
        bench.advance(by: CallDeadlines.end)
        #expect(bench.history.last?.reason == .unanswered)
        #expect(bench.history.last?.isMissed == true)
    }

    @Test("7: the same id twice is one call, whichever way it comes")
    func sameTwice() {
        bench.push(.u1)
        bench.push(.u1)
        bench.engine.report(.incoming(.u1, CallParty("+79991234567")))
        #expect(bench.model.calls.count == 1)
        #expect(bench.events.count == 1)
    }

    @Test("8: a call that was answered or declined elsewhere stops ringing and is not missed")
    func elsewhere() {
        for (kind, reason) in [
            (IncomingPush.Kind.answeredElsewhere, EndReason.answeredElsewhere),
            (.declinedElsewhere, .declinedElsewhere),
        ] {
            let bench = CallBench()
            bench.push(.u1)
            bench.push(.u1, kind: kind)
            #expect(bench.model.shouldRing == nil)
            bench.engine.report(.ended(.u1, .ended, detail: nil))
            #expect(bench.history.map(\.reason) == [reason])
            #expect(bench.history.first?.isMissed == false)
            #expect(bench.model.shouldWakeAt == nil)
        }
    }

    @Test("9: a call that finds both lines taken is busy and missed, and the others go on")
    func linesTaken() {
        let first = bench.talk(to: "78")
        bench.push(.u1)
        bench.engine.forget()
        bench.engine.report(.incoming(.u2, CallParty("third")))
        #expect(bench.engine.commands == [.reject(.u2, isBusy: true)])
        #expect(bench.history.map(\.reason) == [.linesBusy])
        #expect(bench.history.first?.isMissed == true)
        #expect(bench.model.calls.map(\.id) == [first, .u1])
        #expect(bench.model.calls.first?.isActive == true)
        #expect(bench.outcome(of: .start(.u3, .short("79"), engine: nil)).results == [.tooManyCalls])
    }

    @Test("10: when the first call ends there, the second goes on ringing")
    func firstEnds() {
        let first = bench.talk(to: "78")
        bench.push(.u1)
        bench.engine.report(.ended(first, .remoteEnded, detail: nil))
        #expect(bench.model.calls.map(\.id) == [.u1])
        #expect(bench.model.shouldRing == .ring)
    }

    @Test("11: a decline ends the call that was declined")
    func declineSecond() {
        bench.push(.u1)
        bench.push(.u2)
        bench.centre.ask(.end(.u2))
        #expect(bench.engine.commands == [.reject(.u2, isBusy: false)])
        #expect(bench.model.calls.first?.state == .ringing)
    }

    @Test("12: answering holds the other call, and swapping leaves one that speaks")
    func holdAndAnswer() {
        let first = bench.talk(to: "78")
        bench.push(.u1)
        bench.engine.forget()
        bench.centre.ask(.answer(.u1))
        #expect(bench.engine.commands == [.setHeld(first, true), .answer(.u1)])
        bench.engine.report(.held(first, true))
        bench.engine.report(.connected(.u1))
        bench.engine.forget()
        bench.centre.ask(.setHeld(first, false))
        #expect(bench.engine.commands == [.setHeld(.u1, true), .setHeld(first, false)])
        #expect(bench.model.calls.map(\.isActive) == [true, false])
    }

    @Test("13: mute has one value: the engine follows, and its echo changes nothing")
    func muteOnce() {
        let id = bench.talk(to: "78")
        bench.engine.forget()
        bench.centre.ask(.setMuted(id, true))
        bench.centre.ask(.setMuted(id, true))
        bench.engine.report(.muted(id, true))
        bench.engine.report(.muted(id, true))
        #expect(bench.engine.commands == [.setMuted(id, true)])
        bench.engine.report(.muted(id, false))
        #expect(bench.model.calls.first?.isMuted == false)
        #expect(bench.engine.commands == [.setMuted(id, true)])
        #expect(bench.events.filter { $0.kind == .muted }.map(\.call.isMuted) == [true, false])
    }

    @Test("14: mute before the connection is shown at once and reaches the engine with it")
    func muteEarly() {
        bench.push(.u1)
        #expect(bench.outcome(of: .setMuted(.u1, true)).results == [nil])
        #expect(bench.model.calls.first?.isMuted == true)
        #expect(bench.engine.commands.isEmpty)
        bench.centre.ask(.answer(.u1))
        bench.engine.report(.connected(.u1))
        #expect(bench.engine.commands == [.answer(.u1), .setMuted(.u1, true)])
    }

    @Test("15: an end of a call that has just ended is fulfilled, one of a call that never was fails")
    func endUnknown() {
        let id = bench.talk(to: "78")
        bench.engine.report(.ended(id, .remoteEnded, detail: nil))
        #expect(bench.outcome(of: .end(id)).results == [nil])
        #expect(bench.outcome(of: .end(.u9)).results == [.unknownCall])
        #expect(bench.outcome(of: .setHeld(id, true)).results == [.callEnded])
    }

    @Test("16: hanging up while a call is being made reaches the engine, and the call ends whatever it says then")
    func hangUpEarly() {
        bench.type("78")
        bench.centre.press()
        let id = bench.model.calls[0].id
        bench.centre.ask(.end(id))
        bench.engine.report(.ringing(id))
        bench.engine.report(.connected(id))
        #expect(bench.engine.commands.last == .hangUp(id))
        #expect(bench.model.calls.first?.isEnding == true)
        bench.engine.report(.ended(id, .ended, detail: nil))
        #expect(bench.history.map(\.reason) == [.cancelled])
    }

    @Test("17: an outgoing call that connects without ringing is connected, and its time is counted")
    func connectsAtOnce() {
        bench.type("78")
        bench.centre.press()
        let id = bench.model.calls[0].id
        bench.engine.report(.connected(id))
        bench.advance(by: .seconds(61))
        bench.engine.report(.ended(id, .remoteEnded, detail: nil))
        #expect(bench.history.map(\.talk) == [61])
        #expect(bench.history.map(\.reason) == [.remoteEnded])
    }

    @Test("18: a slow start is fulfilled at once, and the call fails later")
    func slowStart() {
        let start = bench.outcome(of: .start(.u1, .short("78"), engine: nil))
        #expect(start.results == [nil])
        bench.advance(by: CallDeadlines.start)
        #expect(bench.engine.commands.last == .hangUp(.u1))
        bench.advance(by: CallDeadlines.end)
        #expect(bench.history.map(\.reason) == [.unreachable])
        #expect(bench.model.calls.isEmpty)
    }

    @Test("19: the calls of an engine that died are over and block nobody")
    func engineDies() {
        _ = bench.talk(to: "78")
        bench.push(.u1)
        let answer = bench.outcome(of: .answer(.u1))
        bench.engine.report(.lost(detail: "signal 11"))
        #expect(bench.model.calls.isEmpty)
        #expect(answer.results == [.callEnded])
        #expect(bench.history.map(\.reason) == [.engineLost, .engineLost])
        #expect(bench.outcome(of: .start(.u3, .short("79"), engine: nil)).results == [nil])
    }

    @Test("20: one call is one entry and one start, whoever asks")
    func oneStart() {
        _ = bench.outcome(of: .start(.u1, .short("78"), engine: nil))
        #expect(bench.outcome(of: .start(.u1, .short("78"), engine: nil)).results == [.callExists])
        #expect(bench.dialled == ["78"])
        #expect(bench.written.map(\.id) == [.u1])
    }

    @Test("21: a call asked for by another feature goes the same way as the button, and is checked the same way")
    func otherFeature() async throws {
        let starting: any CallStarting = bench.centre
        let id = try await starting.startCall(to: "+7 (999) 123-45-67")
        #expect(bench.dialled == ["+79991234567"])
        #expect(bench.model.calls.map(\.id) == [id])
        #expect(throws: CallError.emptyHandle) { try CallHandle(" ") }
        #expect(throws: CallError.self) { try CallHandle("sip:") }
    }

    @Test("22: an action that is over says nothing of another one, though both are about one call")
    func actionsApart() {
        let id = bench.talk(to: "78")
        let hold = bench.outcome(of: .setHeld(id, true))
        let end = bench.outcome(of: .end(id))
        bench.engine.report(.held(id, true))
        #expect(hold.results == [nil] && end.results.isEmpty)
        bench.engine.report(.ended(id, .ended, detail: nil))
        #expect(end.results == [nil] && hold.results == [nil])
    }

    @Test("23: declining and hanging up are not the same to the engine")
    func declineOrHangUp() {
        bench.push(.u1)
        bench.centre.ask(.end(.u1))
        let id = bench.talk(to: "78")
        bench.centre.ask(.end(id))
        #expect(bench.engine.commands.first == .reject(.u1, isBusy: false))
        #expect(bench.engine.commands.last == .hangUp(id))
    }

    @Test("24: tones wait for the connection and go out in order; what is on no keypad is refused")
    func tones() {
        bench.type("78")
        bench.centre.press()
        let id = bench.model.calls[0].id
        bench.centre.ask(.playTones(id, "12"))
        bench.centre.ask(.playTones(id, "#"))
        #expect(bench.engine.commands.count == 1)
        bench.engine.report(.connected(id))
        bench.centre.ask(.playTones(id, "*A"))
        #expect(bench.engine.commands.dropFirst() == [.playTones(id, "12#"), .playTones(id, "*A")])
        for tones in ["", "x", "1 2", "１"] {
            #expect(bench.outcome(of: .playTones(id, tones)).results == [.invalidDigits])
        }
    }
}
