import CallFlowInterface
import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing
import TextViewKitInterface

@testable import CallFlow

@MainActor @Suite("calls are heard")
struct CallRingerTests {
    private final class CountingBell: TerminalBell {
        private(set) var strokes = 0

        func ring() { strokes += 1 }
    }

    @Test("it rings every two seconds until somebody answers, and not at all while nobody wants to be disturbed")
    func ringing() {
        let (bench, bell) = (CallBench(), CountingBell())
        let ringer = CallRinger(bench.centre, bell, in: bench.kernel)
        bench.push(.u1)
        #expect(bell.strokes == 1)
        bench.advance(by: .seconds(5))
        #expect(bell.strokes == 3)
        bench.centre.ask(.answer(.u1))
        bench.advance(by: .seconds(5))
        #expect(bell.strokes == 3)
        bench.centre.send(.preferences(CallPreferences(isDoNotDisturb: true, engine: "test")))
        bench.push(.u2)
        bench.advance(by: .seconds(5))
        #expect(bell.strokes == 3)
        withExtendedLifetime(ringer) {}
    }

    @Test("the ringback has a stroke in five seconds, and a call beside another is heard less")
    func others() {
        let (bench, bell) = (CallBench(), CountingBell())
        let ringer = CallRinger(bench.centre, bell, in: bench.kernel)
        bench.type("+79991234567")
        bench.centre.press()
        #expect(bell.strokes == 0)
        let call = bench.model.calls[0].id
        bench.engine.report(.ringing(call))
        bench.advance(by: .seconds(10))
        #expect(bell.strokes == 3)
        bench.engine.report(.connected(call))
        bench.push(.u2)
        bench.advance(by: .seconds(7))
        #expect(bell.strokes == 5)
        withExtendedLifetime(ringer) {}
    }

    @Test(
        "a missed call is told once on the desktop; one that was blocked, declined or would disturb is not",
        .timeLimit(.minutes(10)))
    func missed() async {
        let (bench, desktop) = (CallBench(CallPreferences(blocked: ["+1"], engine: "test")), ScriptedNotices())
        let notices = CallNotices(bench.centre, desktop, language: .english)
        bench.push(.u1, from: "+1")
        bench.push(.u2, from: "+2")
        bench.centre.ask(.end(.u2))
        bench.push(.u3, from: "+3")
        bench.push(.u3, from: "+3", kind: .cancelled)
        for call in [CallID.u2, .u3] { bench.engine.report(.ended(call, .remoteEnded, detail: nil)) }
        var told: [Notice] = []
        while let notice = await desktop.next() {
            told.append(notice)
            if notice.actions.isEmpty { break }
        }
        #expect(told.last == Notice("Missed call", body: "+3"))
        withExtendedLifetime(notices) {}
    }
}
