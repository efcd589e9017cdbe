import CallFlowInterface
import StateKit

/// An engine that makes everything up, by a script, in the time of its kernel.
@MainActor
final class SimulationEngine: CallEngine {
    nonisolated static let id = "sim"

    private let kernel: Kernel
    private let script: @MainActor (CallHandle) -> SimulationScript
    private var report: (@MainActor (EngineFact) -> Void)?
    private var calls: [CallID: Simulated] = [:]

    private struct Simulated {
        var isHeld = false
        var isMuted = false
        var steps: (any Cancellable)?
    }

    /// Makes an engine.
    ///
    /// - Parameters:
    ///   - kernel: whose time it is.
    ///   - script: what the other end of a call does.
    init(in kernel: Kernel, script: @escaping @MainActor (CallHandle) -> SimulationScript = SimulationScript.standard) {
        (self.kernel, self.script) = (kernel, script)
    }

    func start(reporting report: @escaping @MainActor (EngineFact) -> Void) { self.report = report }

    func stop() async { (report, calls) = (nil, [:]) }

    func perform(_ command: EngineCommand) {
        switch command {
        case .dial(let id, let handle):
            calls[id] = Simulated()
            play(script(handle).steps[...], of: id)
        case .answer(let id):
            calls[id, default: Simulated()] = Simulated()
            tell(.connected(id))
        case .reject(let id, _), .hangUp(let id): end(id, .ended)
        case .setHeld(let id, let isHeld): change(id, .held(id, isHeld)) { $0.isHeld = isHeld }
        case .setMuted(let id, let isMuted): change(id, .muted(id, isMuted)) { $0.isMuted = isMuted }
        case .transfer(let id, _): end(id, .transferred)
        case .choose, .playTones, .join: break
        }
    }

    /// Lets somebody call.
    func ring(_ id: CallID, from party: CallParty) {
        calls[id] = Simulated()
        tell(.incoming(id, party))
    }

    private func change(_ id: CallID, _ fact: EngineFact, _ change: (inout Simulated) -> Void) {
        guard var call = calls[id] else { return }
        change(&call)
        calls[id] = call
        tell(fact)
    }

    /// The other end hangs up, or the engine does at our word; a call that only a push announced is unknown here.
    private func end(_ id: CallID, _ reason: EndReason, detail: String? = nil) {
        calls[id] = nil
        tell(.ended(id, reason, detail: detail))
    }

    private func play(_ steps: ArraySlice<(after: Duration, step: SimulationScript.Step)>, of id: CallID) {
        guard let (delay, step) = steps.first, calls[id] != nil else { return }
        calls[id]?.steps = kernel.scheduler.schedule(after: delay) { [weak self] in
            self?.take(step, id)
            self?.play(steps.dropFirst(), of: id)
        }
    }

    private func take(_ step: SimulationScript.Step, _ id: CallID) {
        switch step {
        case .ring: tell(.ringing(id))
        case .answer: tell(.connected(id))
        case .hold(let isHeld): tell(.remoteHeld(id, isHeld))
        case .press(let key): tell(.tone(id, key))
        case .end(let reason, let detail): end(id, reason, detail: detail)
        }
    }

    private var facts: [EngineFact] = []
    private var delivery: (any Cancellable)?

    /// A fact is never told within a command: it comes the next time the scheduler runs, in the order of all.
    private func tell(_ fact: EngineFact) {
        facts.append(fact)
        guard delivery == nil else { return }
        delivery = kernel.scheduler.schedule(after: .zero) { [weak self] in self?.deliver() }
    }

    private func deliver() {
        delivery = nil
        let waiting = facts
        facts = []
        for fact in waiting { report?(fact) }
    }
}

extension SimulationEngine {
    /// The simulation as an engine that can be chosen, and the one that is taken when there is no other.
    static var description: CallEngineDescription {
        CallEngineDescription(
            id: id, name: Strings.simulation, isSimulated: true, joinsCalls: true, answersPushes: true, rank: 0
        ) {
            SimulationEngine(in: $0)
        }
    }
}
