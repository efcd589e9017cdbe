import CallFlowInterface
import LocalizationKit
import PlatformInterface
import StateKit

/// Carries out what the model of calls decides, and decides nothing itself.
@MainActor
final class CallCentre {
    /// The calls after each event.
    var calls: Publisher<[Call], Never> { controller.changes.map(\.calls).removeDuplicates() }
    /// What happens to calls, as it happens.
    let events: PassthroughSubject<CallEvent, Never>
    /// The model at rest.
    var model: CallModel { controller.model }
    /// The model after each event.
    var changes: Publisher<CallModel, Never> { controller.changes }

    private let kernel: Kernel
    private let controller: Controller<CallModel>
    private let inputs: PassthroughSubject<CallInput, Never>
    private let wallClock: any WallClock
    private let random: any RandomBytes
    private let engines: CallEngines
    private var answers: [CallAction.ID: @MainActor (CallError?) -> Void] = [:]
    private var lastAction = 0
    private var alarm: (any Cancellable)?
    private var renewal: AnyCancellable?
    private var subscriptions: Set<AnyCancellable> = []

    /// Wires the centre up.
    ///
    /// - Parameters:
    ///   - model: what it begins with.
    ///   - engines: what carries calls.
    ///   - kernel: where events take turns, and whose clock deadlines go by.
    ///   - wallClock: the time that the history shows.
    ///   - random: where ids come from.
    ///   - history: takes what is to be remembered.
    init(
        _ model: CallModel, _ engines: CallEngines, in kernel: Kernel, wallClock: any WallClock,
        random: any RandomBytes, history: @escaping @MainActor ([CallRecord]) -> Void
    ) {
        (self.kernel, self.engines, self.wallClock, self.random) = (kernel, engines, wallClock, random)
        controller = Controller(model, in: kernel, named: "calls")
        inputs = PassthroughSubject(in: kernel, named: "call input")
        events = PassthroughSubject(in: kernel, named: "call events")
        pipe()
        carryOut(history)
        engines.connect { [weak self] in self?.send(.fact($0, engine: $1)) }
    }

    /// Tells the model that something happened.
    func send(_ input: CallInput) { inputs.send(input) }

    /// Asks for things to be done, all of them or none.
    ///
    /// - Parameter kinds: what is asked, in order.
    /// - Throws: why it was not done; it comes when the engine has done it, at the latest at the deadline.
    func request(_ kinds: CallAction.Kind...) async throws(CallError) {
        let actions = kinds.map { CallAction(id: nextAction(), kind: $0) }
        let error = await withCheckedContinuation { continuation in
            expect(actions.map(\.id)) { continuation.resume(returning: $0) }
            send(.requested(actions))
        }
        if let error { throw error }
    }

    /// Asks for things to be done, without waiting for what becomes of it.
    func ask(_ kinds: CallAction.Kind...) {
        send(.requested(kinds.map { CallAction(id: nextAction(), kind: $0) }))
    }

    /// The call button beside the number field.
    func press() { send(.callPressed(newCall(), nextAction())) }

    /// An id that no call has had.
    func newCall() -> CallID { CallID(random: random.bytes(16)) }

    /// Lets the engine that is usual take calls.
    func listen() { if let engine = model.preferences.engine { engines.wake(engine) } }

    /// What a person has to know before calling as things are; a sentence.
    var warning: LocalizedText? { model.preferences.engine.flatMap(engines.warning) }

    /// The accounts of the engine that is usual, where there are several to choose from.
    var accounts: [String] {
        let all = model.preferences.engine.map(engines.accounts) ?? []
        return all.count > 1 ? all : []
    }

    /// Refuses an account that an engine does not have.
    ///
    /// - Parameters:
    ///   - account: the account; `nil` for the usual one.
    ///   - engine: the id of the engine; `nil` for the usual one.
    /// - Throws: ``CallError/unknownAccount(_:)``.
    func check(_ account: String?, of engine: String?) throws(CallError) {
        guard let account else { return }
        let all = (engine ?? model.preferences.engine).map(engines.accounts) ?? []
        if !all.contains(account) { throw .unknownAccount(account) }
    }

    /// Lets the engines begin anew for another person, as soon as nobody calls any more.
    func renewWhenIdle() {
        renewal = calls.filter(\.isEmpty).first().sink { [weak self] _ in
            Task { [weak self] in
                await self?.engines.renew()
                if self?.isElsewhere == false { self?.listen() }
            }
        }
        send(.clock)
    }

    /// Whether another process of the instance carries the calls.
    var isElsewhere: Bool { engines.areElsewhere }

    /// Carries the calls itself from now on, because the process that did so has left.
    func takeOver() async {
        await engines.takeOver()
        // Whoever watches learns that it is different now.
        send(.clock)
    }

    /// Ends every call and the engines.
    func stop() async {
        alarm = nil
        await engines.stop()
    }

    private func nextAction() -> CallAction.ID {
        lastAction += 1
        return CallAction.ID(number: lastAction)
    }

    private func pipe() {
        controller.pipeValue(
            inputs.publisher, named: "call",
            set: { [kernel, wallClock] in $0.take($1, at: kernel.scheduler.now, wallClock.now) },
            reset: { $0.settle() })
    }

    private func carryOut(_ history: @escaping @MainActor ([CallRecord]) -> Void) {
        controller.observe({ $0.shouldRecord }, named: "record", history)
        controller.observe({ $0.shouldOrder }, named: "order") { [engines] in $0.forEach(engines.carryOut) }
        controller.observe({ $0.shouldMakeCall }, named: "make call") { [engines] in engines.startCall($0) }
        controller.observe({ $0.shouldTell }, named: "tell") { [events] in $0.forEach(events.send) }
        controller.observe({ $0.shouldFinish }, named: "finish") { [weak self] in self?.finish($0) }
        controller.changes.map(\.shouldWakeAt).removeDuplicates().sink { [weak self] in self?.wake(at: $0) }
            .store(in: &subscriptions)
    }

    private func wake(at time: Duration?) {
        alarm = time.map { time in
            kernel.scheduler.schedule(after: time - kernel.scheduler.now) { [weak self] in self?.send(.clock) }
        }
    }

    /// The first failure is the answer to all; without one, the last that is fulfilled.
    private func expect(_ actions: [CallAction.ID], _ answer: @escaping @MainActor (CallError?) -> Void) {
        var missing = Set(actions)
        for action in actions {
            answers[action] = { [weak self] error in
                missing.remove(action)
                guard error != nil || missing.isEmpty else { return }
                for other in missing { self?.answers[other] = nil }
                answer(error)
            }
        }
    }

    private func finish(_ outcomes: [CallDecisions.Outcome]) {
        for outcome in outcomes { answers.removeValue(forKey: outcome.action)?(outcome.error) }
    }
}

extension CallCentre: CallStarting {
    func startCall(to text: String) async throws(CallError) -> CallID {
        let handle = try CallHandle(text, in: model.preferences.numbers)
        let id = newCall()
        try await request(.start(id, handle, engine: nil))
        return id
    }
}
