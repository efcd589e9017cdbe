import CallFlowInterface
import PlatformTesting
import StateKit
import StateKitTesting
import Testing

@testable import CallFlow

@MainActor @Suite("the simulation")
struct SimulationTests {
    let scheduler = TestScheduler()
    let centre: CallCentre

    init() {
        let kernel = Kernel(scheduler: scheduler)
        let engines = CallEngines([SimulationEngine.description], in: kernel)
        let model = CallModel(engines: engines.traits, preferences: CallPreferences(engine: engines.usual))
        centre = CallCentre(
            model, engines, in: kernel, wallClock: VirtualTime().wallClock, random: SeededBytes(), history: { _ in })
    }

    @Test("a call rings after a second and is answered after three more, and says that it is simulated")
    func answered() {
        centre.send(.typed("78"))
        centre.press()
        #expect(centre.model.calls.map(\.isSimulated) == [true])
        scheduler.advance(by: .milliseconds(999))
        #expect(centre.model.calls.map(\.state) == [.starting])
        scheduler.advance(by: .milliseconds(1))
        #expect(centre.model.calls.map(\.state) == [.ringing])
        scheduler.advance(by: .seconds(3))
        #expect(centre.model.calls.map(\.state) == [.connected])
    }

    @Test("a number that ends in a status of SIP comes to that")
    func outcomes() throws {
        let ends: [(String, EndReason)] = [
            ("+7 999 123 4486", .busy), ("sip:603@host", .rejected), ("404", .notFound), ("5480", .unavailable),
            ("408", .unanswered),
        ]
        for (number, reason) in ends {
            var events: [CallEvent] = []
            let watch = centre.events.publisher.sink { events.append($0) }
            centre.send(.typed(number))
            centre.press()
            scheduler.advance(by: .seconds(70))
            #expect(events.last?.reason == reason, "\(number)")
            watch.cancel()
        }
    }

    @Test("hold, mute and the end are carried out")
    func controls() throws {
        centre.send(.typed("78"))
        centre.press()
        scheduler.advance(by: .seconds(4))
        let id = try #require(centre.model.calls.first?.id)
        centre.ask(.setHeld(id, true), .setMuted(id, true))
        scheduler.advance(by: .zero)
        #expect(centre.model.pending.isEmpty)
        #expect(centre.model.calls.first?.isHeld == true)
        centre.ask(.end(id))
        scheduler.advance(by: .zero)
        #expect(centre.model.calls.isEmpty)
    }

    @Test("a push is answered without a call behind it, and declined the same way")
    func pushes() {
        centre.send(.pushed(IncomingPush(.u1, from: CallParty("Wake up, Neo"))))
        centre.ask(.answer(.u1))
        scheduler.advance(by: .zero)
        #expect(centre.model.calls.map(\.state) == [.connected])
        centre.ask(.end(.u1))
        scheduler.advance(by: .zero)
        centre.send(.pushed(IncomingPush(.u2, from: CallParty("Wake up, Neo"))))
        centre.ask(.end(.u2))
        scheduler.advance(by: .zero)
        #expect(centre.model.calls.isEmpty)
    }
}
