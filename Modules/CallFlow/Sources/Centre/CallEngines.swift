import CallFlowInterface
import StateKit

/// The engines of this build, each made when it is first needed.
@MainActor
final class CallEngines {
    let descriptions: [CallEngineDescription]
    private let kernel: Kernel
    private var made: [String: any CallEngine] = [:]
    private var report: (@MainActor (EngineFact, String) -> Void)?

    init(_ descriptions: [CallEngineDescription], in kernel: Kernel) {
        (self.descriptions, self.kernel) = (descriptions, kernel)
    }

    /// What the model has to know of them.
    var traits: [EngineTraits] { descriptions.map(EngineTraits.init) }

    /// The engine that is taken when nobody chooses.
    var usual: String? { descriptions.filter { $0.isReady() }.max { $0.rank < $1.rank }?.id }

    /// Hands facts on, with the engine that they come from.
    func connect(_ report: @escaping @MainActor (EngineFact, String) -> Void) { self.report = report }

    /// Makes an engine, so that it can take calls; one that is there stays.
    func wake(_ id: String) { _ = engine(id) }

    /// Makes a call: the one place from which an engine is told to.
    func startCall(_ start: CallDecisions.Start) {
        engine(start.engine)?.perform(.dial(start.call, start.handle))
    }

    func carryOut(_ order: CallDecisions.Order) { engine(order.engine)?.perform(order.command) }

    func stop() async {
        for engine in made.values { await engine.stop() }
        made = [:]
    }

    private func engine(_ id: String) -> (any CallEngine)? {
        if let engine = made[id] { return engine }
        guard let engine = descriptions.first(where: { $0.id == id })?.make(kernel) else { return nil }
        made[id] = engine
        engine.start { [weak self] in self?.report?($0, id) }
        return engine
    }
}
