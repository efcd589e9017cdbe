import CallFlowInterface
import LocalizationKit
import StateKit

/// The engines of this build, each made when it is first needed.
@MainActor
final class CallEngines {
    let descriptions: [CallEngineDescription]
    private let kernel: Kernel
    /// Asks the process that has the calls; `nil` in that process itself.
    private var owner: RelayEngine.Ask?
    private var warnings: [String: LocalizedText?] = [:]
    private var made: [String: any CallEngine] = [:]
    private var report: (@MainActor (EngineFact, String) -> Void)?

    init(_ descriptions: [CallEngineDescription], in kernel: Kernel, owner: RelayEngine.Ask? = nil) {
        (self.descriptions, self.kernel, self.owner) = (descriptions, kernel, owner)
    }

    /// What the model has to know of them.
    var traits: [EngineTraits] { descriptions.map(EngineTraits.init) }

    /// The engine that is taken when nobody chooses.
    var usual: String? { descriptions.filter { $0.isReady() }.max { $0.rank < $1.rank }?.id }

    /// Whether another process carries the calls.
    var areElsewhere: Bool { owner != nil }

    /// Hands facts on, with the engine that they come from.
    func connect(_ report: @escaping @MainActor (EngineFact, String) -> Void) { self.report = report }

    /// Makes an engine, so that it can take calls; one that is there stays.
    func wake(_ id: String) { _ = engine(id) }

    /// Makes a call: the one place from which an engine is told to.
    func startCall(_ start: CallDecisions.Start) {
        engine(start.engine)?.perform(.dial(start.call, start.handle))
    }

    func carryOut(_ order: CallDecisions.Order) { engine(order.engine)?.perform(order.command) }

    /// What a person has to know before calling with an engine; it is looked for once.
    func warning(_ id: String) -> LocalizedText? {
        if let known = warnings[id] { return known }
        let warning = descriptions.first { $0.id == id }?.warning()
        warnings[id] = .some(warning)
        return warning
    }

    /// From now on this process carries the calls itself; those that were carried elsewhere are lost.
    func takeOver() async {
        let (relays, report) = (made, report)
        (owner, made) = (nil, [:])
        for (id, relay) in relays {
            await relay.stop()
            report?(.lost(detail: nil), id)
        }
    }

    /// Makes every engine anew when it is needed next, with what is set up for who is signed in now.
    func renew() async {
        let old = made
        made = [:]
        for engine in old.values { await engine.stop() }
    }

    /// The accounts of an engine, the usual one first.
    func accounts(_ id: String) -> [String] { descriptions.first { $0.id == id }?.accounts() ?? [] }

    func stop() async {
        for engine in made.values { await engine.stop() }
        made = [:]
    }

    private func engine(_ id: String) -> (any CallEngine)? {
        if let engine = made[id] { return engine }
        guard let description = descriptions.first(where: { $0.id == id }) else { return nil }
        let engine = owner.map { RelayEngine(id, $0) } ?? description.make(kernel)
        made[id] = engine
        engine.start { [weak self] in self?.report?($0, id) }
        return engine
    }
}
