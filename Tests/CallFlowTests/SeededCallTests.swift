import CallFlowInterface
import LocalizationKit
import PhoneNumbersInterface
import PlatformInterface
import PlatformTesting
import StateKit
import StateKitTesting
import Testing

@testable import CallFlow

@MainActor @Suite("calls at random")
struct SeededCallTests {
    @Test("a thousand calls with random events keep what must always hold", arguments: [UInt64(1), 2, 3, 4])
    func invariants(seed: UInt64) {
        var random = RandomSource(SeededBytes(seed: seed))
        let scheduler = TestScheduler()
        let kernel = Kernel(scheduler: scheduler)
        let engine = MoodyEngine(scheduler, SeededBytes(seed: seed &+ 1))
        let description = CallEngineDescription(
            id: "test", name: "moody", joinsCalls: true, answersPushes: true, rank: 1
        ) { _ in engine }
        let engines = CallEngines([description], in: kernel)
        var records: [CallRecord] = []
        let centre = CallCentre(
            CallModel(engines: engines.traits, preferences: CallPreferences(engine: "test")), engines, in: kernel,
            wallClock: VirtualTime().wallClock, random: SeededBytes(seed: seed &+ 2), history: { records += $0 })
        engines.wake("test")
        var (begun, ended): (Set<CallID>, [CallID]) = ([], [])
        var asked: Set<CallAction.ID> = []
        var finished: [CallAction.ID] = []
        let watch = centre.changes.sink { model in
            Self.check(model, seed)
            finished += model.decided.outcomes.map(\.action)
            for event in model.decided.events where [.incoming, .started].contains(event.kind) {
                begun.insert(event.call.id)
            }
            for event in model.decided.events where event.kind == .ended {
                #expect(event.reason != nil)
                ended.append(event.call.id)
            }
            #expect(!ended.contains { id in model.calls.contains { $0.id == id } }, "seed \(seed)")
        }
        // The centre numbers its own actions from 1.
        var next = 1000
        while begun.count < 250 {
            next += 1
            let action = CallAction.ID(number: next)
            let input = Self.input(centre, engine, action, &random)
            if case .requested = input { asked.insert(action) }
            if let input { centre.send(input) }
            scheduler.advance(by: .milliseconds(Int.random(in: 0...1500, using: &random)))
        }
        for call in centre.model.calls { centre.ask(.end(call.id)) }
        scheduler.advance(by: .seconds(200))
        #expect(centre.model.calls.isEmpty && centre.model.pending.isEmpty && centre.model.shouldRing == nil)
        #expect(Set(ended) == begun && ended.count == begun.count, "seed \(seed): every call ends once")
        #expect(asked.isSubset(of: finished), "seed \(seed): every action is finished")
        #expect(Set(finished).count == finished.count, "seed \(seed): and finished once")
        let history = Dictionary(records.map { ($0.id, $0) }) { $1 }
        #expect(Set(history.keys) == begun && history.values.allSatisfy { $0.reason != nil }, "seed \(seed)")
        watch.cancel()
    }

    /// What must hold at every moment.
    private static func check(_ model: CallModel, _ seed: UInt64) {
        let active = Set(model.calls.filter(\.isActive).map(\.group))
        #expect(active.count <= 1, "seed \(seed): one line speaks")
        #expect(model.groups.count <= CallModel.mostGroups, "seed \(seed): two lines")
        #expect(Set(model.calls.map(\.id)).count == model.calls.count, "seed \(seed): ids are apart")
        #expect(
            (model.shouldRing == nil) == !model.calls.contains { $0.state == .ringing }, "seed \(seed): ringing")
        for action in model.pending { #expect(model.index(of: action.action.kind.call) != nil) }
    }

    private static func input(
        _ centre: CallCentre, _ engine: MoodyEngine, _ action: CallAction.ID, _ random: inout RandomSource
    ) -> CallInput? {
        let calls = centre.model.calls.map(\.id)
        let call = calls.randomElement(using: &random) ?? .u9
        func ask(_ kind: CallAction.Kind) -> CallInput { .requested([CallAction(id: action, kind: kind)]) }
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: return ask(.start(centre.newCall(), .short("78"), engine: nil))
        case 2, 3: return ask(.answer(call))
        case 4: return ask(.end(call))
        case 5: return ask(.setHeld(call, Bool.random(using: &random)))
        case 6: return ask(.setMuted(call, Bool.random(using: &random)))
        case 7: return ask(.playTones(call, "1"))
        case 8: return ask(.setGroup(call, with: Bool.random(using: &random) ? calls.first : nil))
        case 9: return ask(.transfer(call, .short("79")))
        case 10: return .pushed(IncomingPush(centre.newCall(), from: CallParty("push")))
        case 11: return .pushed(IncomingPush(call, from: CallParty("push"), kind: .cancelled))
        case 12: engine.ring(centre.newCall())
        default: if Int.random(in: 0..<20, using: &random) == 0 { engine.die() }
        }
        return nil
    }

    @Test("when everything has settled, engine and model agree about hold and mute", arguments: [UInt64(11), 12, 13])
    func agreement(seed: UInt64) {
        var random = RandomSource(SeededBytes(seed: seed))
        let scheduler = TestScheduler()
        let kernel = Kernel(scheduler: scheduler)
        let engine = MoodyEngine(scheduler, SeededBytes(seed: seed &+ 1), isFaithful: true)
        let description = CallEngineDescription(id: "test", name: "faithful", rank: 1) { _ in engine }
        let engines = CallEngines([description], in: kernel)
        let centre = CallCentre(
            CallModel(engines: engines.traits, preferences: CallPreferences(engine: "test")), engines, in: kernel,
            wallClock: VirtualTime().wallClock, random: SeededBytes(seed: seed &+ 2), history: { _ in })
        centre.ask(.start(.u1, .short("78"), engine: nil))
        scheduler.advance(by: .seconds(5))
        centre.ask(.start(.u2, .short("79"), engine: nil))
        scheduler.advance(by: .seconds(5))
        for _ in 0..<300 {
            let id = Bool.random(using: &random) ? CallID.u1 : .u2
            let isOn = Bool.random(using: &random)
            centre.ask(Bool.random(using: &random) ? .setHeld(id, isOn) : .setMuted(id, isOn))
            scheduler.advance(by: .milliseconds(Int.random(in: 0...300, using: &random)))
        }
        scheduler.advance(by: .seconds(5))
        #expect(centre.model.calls.count == 2)
        for call in centre.model.calls {
            #expect(engine.held.contains(call.id) == call.isHeld, "seed \(seed)")
            #expect(engine.muted.contains(call.id) == call.isMuted, "seed \(seed)")
        }
    }
}
