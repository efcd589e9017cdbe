import CallFlowInterface
import StateKit
import Testing

@testable import CallFlow

/// The behaviour of the published original, with its defects mended; the numbers are those of the reference.
@MainActor @Suite("the call app of the original")
struct MurkTests {
    let bench = CallBench()

    @Test("MM-1: a tap calls what stands in the field, once, and typing calls nobody")
    func typing() {
        bench.centre.press()
        #expect(bench.dialled.isEmpty)
        bench.type("7")
        bench.type("78")
        #expect(bench.dialled.isEmpty)
        bench.centre.press()
        #expect(bench.dialled == ["78"])
        bench.type("789")
        #expect(bench.dialled == ["78"])
        bench.centre.press()
        #expect(bench.dialled == ["78", "789"])
    }

    @Test("MM-2: an emptied field and one with nothing but space call nobody, and say why")
    func empty() {
        for text in ["", "   ", "\u{00A0}"] {
            bench.type("7")
            bench.type(text)
            bench.centre.press()
            #expect(bench.dialled.isEmpty)
            #expect(bench.model.fieldError == .emptyHandle)
        }
        bench.type("7")
        #expect(bench.model.fieldError == nil)
    }

    @Test("MM-3: a push rings after its time and calls nobody; the answer does; no id but a UUID is one")
    func push() throws {
        bench.centre.send(.scheduled(IncomingPush(.u1, from: CallParty("Neo")), after: .seconds(3)))
        bench.advance(by: .milliseconds(2999))
        #expect(bench.model.shouldRing == nil)
        bench.advance(by: .milliseconds(1))
        #expect(bench.model.shouldRing == .ring)
        #expect(bench.engine.commands.isEmpty)
        bench.centre.ask(.answer(.u1))
        #expect(bench.engine.commands == [.answer(.u1)])
        for text in ["", "78", "not-a-uuid", "6ba7b810-9dad-11d1-80b4-00c04fd430c", "6ba7b8109dad11d180b400c04fd430c8"]
        {
            #expect(CallID(text) == nil)
        }
    }

    @Test("MM-4: answering twice is one answer")
    func answerTwice() {
        bench.push(.u1)
        bench.centre.ask(.answer(.u1))
        bench.centre.ask(.answer(.u1))
        #expect(bench.answered == [.u1])
        bench.engine.report(.connected(.u1))
        bench.centre.ask(.answer(.u1))
        #expect(bench.answered == [.u1])
    }

    @Test("MM-5: of two calls that ring, the one that is answered is answered")
    func answerFirst() {
        bench.push(.u1)
        bench.push(.u2, from: "+79990000000")
        bench.centre.ask(.answer(.u1))
        #expect(bench.answered == [.u1])
        #expect(bench.model.calls.map(\.state) == [.answering, .ringing])
    }

    @Test("MM-6: after a call that came by a push, a new push only rings")
    func pushAgain() {
        bench.push(.u1)
        bench.centre.ask(.answer(.u1))
        bench.engine.report(.connected(.u1))
        bench.push(.u2)
        #expect(bench.answered == [.u1])
        bench.engine.report(.ended(.u1, .remoteEnded, detail: nil))
        #expect(bench.answered == [.u1])
        #expect(bench.model.calls.map(\.state) == [.ringing])
    }

    @Test("MM-7: of a call button and an answer in one event, the call button counts, in either order")
    func buttonWins() throws {
        for isButtonFirst in [true, false] {
            var model = CallModel(
                engines: [EngineTraits(id: "test", answersPushes: true)], preferences: CallPreferences(engine: "test"))
            model.take(.pushed(IncomingPush(.u1, from: CallParty("Neo"))), at: .zero, model.wall)
            let start = CallAction(id: .init(number: 1), kind: .start(.u2, try CallHandle("78"), engine: nil))
            let answer = CallAction(id: .init(number: 2), kind: .answer(.u1))
            model.take(.requested(isButtonFirst ? [start, answer] : [answer, start]), at: .zero, model.wall)
            #expect(model.shouldAnswer == nil)
            #expect(model.shouldFinish?.allSatisfy { $0.error == .tooManyCalls } == true)
            #expect(model.calls.map(\.state) == [.ringing])
        }
    }

    @Test("MM-8: who comes after a tap makes no call of it")
    func lateSubscriber() {
        bench.type("78")
        bench.centre.press()
        var late: [CallDecisions.Start] = []
        let watch = bench.centre.changes.sink { late += [$0.shouldMakeCall].compactMap { $0 } }
        #expect(late.isEmpty)
        bench.type("789")
        #expect(late.isEmpty)
        watch.cancel()
    }

    @Test("MM-9: what an observer sends while an event is told, comes after it for everybody")
    func order() {
        var seen: [[String]] = [[], []]
        let first = bench.centre.changes.sink { model in
            seen[0].append(model.field)
            if model.field == "7" { bench.type("78") }
        }
        let second = bench.centre.changes.sink { seen[1].append($0.field) }
        bench.type("7")
        #expect(seen == [["", "7", "78"], ["", "7", "78"]])
        first.cancel()
        second.cancel()
    }

    @Test("MM-10: ringing can be declined, a call be ended, a push during a call waits, the same push rings once")
    func ending() {
        bench.push(.u1)
        bench.centre.ask(.end(.u1))
        #expect(bench.engine.commands == [.reject(.u1, isBusy: false)])
        #expect(bench.model.shouldRing == nil)
        bench.engine.report(.ended(.u1, .ended, detail: nil))
        #expect(bench.history.last?.reason == .declined)

        bench.push(.u2)
        bench.push(.u2)
        #expect(bench.model.calls.count == 1)
        bench.centre.ask(.answer(.u2))
        bench.engine.report(.connected(.u2))
        bench.push(.u3)
        #expect(bench.model.shouldRing == .waiting)
        bench.centre.ask(.end(.u2))
        bench.engine.report(.ended(.u2, .ended, detail: nil))
        #expect(bench.history.last?.reason == .ended)
        #expect(bench.model.calls.map(\.id) == [.u3])
    }

    @Test("MM-11: a push that is still to come can be taken back, and the centre keeps nobody alive")
    func cancelling() {
        bench.centre.send(.scheduled(IncomingPush(.u1, from: CallParty("Neo")), after: .seconds(3)))
        bench.advance(by: .seconds(1))
        bench.centre.send(.unscheduled(.u1))
        bench.advance(by: .seconds(10))
        #expect(bench.model.calls.isEmpty && bench.events.isEmpty)
        weak var centre: CallCentre?
        do {
            let other = CallBench()
            other.push(.u1)
            centre = other.centre
        }
        #expect(centre == nil)
    }
}
