import CallFlowInterface
import LocalizationKit
import PlatformInterface
import PlatformTesting
import StateKit
import StateKitTesting

@testable import CallFlow

/// Calls in virtual time, with an engine that only does what the test says.
@MainActor
final class CallBench {
    let scheduler = TestScheduler()
    let time = VirtualTime()
    let kernel: Kernel
    let engine = ScriptedEngine()
    let centre: CallCentre
    private(set) var written: [CallRecord] = []
    private(set) var events: [CallEvent] = []
    private var subscription: AnyCancellable?

    init(_ preferences: CallPreferences = CallPreferences(engine: "test"), answersPushes: Bool = true) {
        kernel = Kernel(scheduler: scheduler)
        let description = CallEngineDescription(
            id: "test", name: "test", joinsCalls: true, answersPushes: answersPushes, rank: 1
        ) { [engine] _ in engine }
        let engines = CallEngines([description], in: kernel)
        let log = Log()
        centre = CallCentre(
            CallModel(engines: engines.traits, preferences: preferences), engines, in: kernel,
            wallClock: time.wallClock, random: SeededBytes(), history: { log.take($0) })
        engines.wake("test")
        log.take = { [unowned self] in written += $0 }
        subscription = centre.events.publisher.sink { [unowned self] in events.append($0) }
    }

    @MainActor private final class Log {
        var take: @MainActor ([CallRecord]) -> Void = { _ in }
    }

    var model: CallModel { centre.model }
    /// The calls that were made so far.
    var dialled: [String] {
        engine.commands.compactMap { if case .dial(_, let handle) = $0 { handle.text } else { nil } }
    }
    /// The calls that were answered so far.
    var answered: [CallID] {
        engine.commands.compactMap { if case .answer(let id) = $0 { id } else { nil } }
    }
    /// The latest record of each call, in the order of their ends.
    var history: [CallRecord] { written.filter { $0.reason != nil } }

    func advance(by duration: Duration) {
        time.advance(by: duration)
        scheduler.advance(by: duration)
    }

    func type(_ text: String) { centre.send(.typed(text)) }

    func push(
        _ id: CallID, from handle: String = "+79991234567", kind: IncomingPush.Kind = .call, expiry: WallTime? = nil
    ) {
        centre.send(.pushed(IncomingPush(id, from: CallParty(handle), kind: kind, expiry: expiry)))
    }

    /// A connected call to a number.
    func talk(to number: String) -> CallID {
        type(number)
        centre.press()
        let id = model.calls.last?.id ?? .u9
        engine.report(.ringing(id))
        engine.report(.connected(id))
        return id
    }

    /// What became of a request, once it is known.
    func outcome(of kinds: CallAction.Kind...) -> Outcome {
        let outcome = Outcome()
        let actions = kinds.enumerated().map {
            CallAction(id: .init(number: -1 - $0.offset - 100 * asked), kind: $0.element)
        }
        asked += 1
        let watch = centre.changes.sink { model in
            for found in model.decided.outcomes where actions.map(\.id).contains(found.action) {
                outcome.results.append(found.error)
            }
        }
        outcome.watch = watch
        centre.send(.requested(actions))
        return outcome
    }

    private var asked = 0

    @MainActor final class Outcome {
        var results: [CallError?] = []
        var watch: AnyCancellable?
    }
}

extension CallID {
    static let u1 = CallID(random: [1])
    static let u2 = CallID(random: [2])
    static let u3 = CallID(random: [3])
    static let u9 = CallID(random: [9])
}
