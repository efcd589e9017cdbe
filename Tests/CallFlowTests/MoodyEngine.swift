import CallFlowInterface
import PlatformInterface
import StateKitTesting

/// An engine that takes its time, forgets some of what it is told, and whose other ends do as they like.
@MainActor
final class MoodyEngine: CallEngine {
    private(set) var held: Set<CallID> = []
    private(set) var muted: Set<CallID> = []
    private let scheduler: TestScheduler
    private let isFaithful: Bool
    private var random: RandomSource

    private var last: Duration = .zero
    private var report: (@MainActor (EngineFact) -> Void)?
    private var steps: [Int: any AnyObject] = [:]

    init(_ scheduler: TestScheduler, _ bytes: any RandomBytes, isFaithful: Bool = false) {
        (self.scheduler, random, self.isFaithful) = (scheduler, RandomSource(bytes), isFaithful)
    }

    func start(reporting report: @escaping @MainActor (EngineFact) -> Void) { self.report = report }
    func stop() async { report = nil }

    func perform(_ command: EngineCommand) {
        if !isFaithful, Int.random(in: 0..<20, using: &random) == 0 { return }
        switch command {
        case .dial(let id, _): begin(id, [.ringing(id), .connected(id)])
        case .answer(let id): begin(id, [.connected(id)])
        case .reject(let id, _), .hangUp(let id): end(id, .ended)
        case .setHeld(let id, let isHeld): tell(.held(id, isHeld))
        case .setMuted(let id, let isMuted): tell(.muted(id, isMuted))
        case .transfer(let id, _):
            if Bool.random(using: &random) { end(id, .transferred) } else { tell(.transferFailed(id, "404 Not Found")) }
        case .choose, .playTones, .join: break
        }
    }

    func ring(_ id: CallID) {

        tell(.incoming(id, CallParty("stranger")))
        if Bool.random(using: &random) { end(id, .remoteEnded) }
    }

    func die() {
        (held, muted) = ([], [])
        tell(.lost(detail: nil))
    }

    private func begin(_ id: CallID, _ facts: [EngineFact]) {

        facts.forEach(tell)
        guard !isFaithful, Int.random(in: 0..<3, using: &random) == 0 else { return }
        end(id, Bool.random(using: &random) ? .remoteEnded : .busy)
    }

    private func end(_ id: CallID, _ reason: EndReason) { tell(.ended(id, reason, detail: nil)) }

    /// Facts come late, and never out of order.
    private func tell(_ fact: EngineFact) {
        last = max(last, scheduler.now + .milliseconds(Int.random(in: 0...200, using: &random)))
        let number = steps.count
        let step = scheduler.schedule(after: last - scheduler.now) { [weak self] in self?.deliver(fact) }
        steps[number] = step as AnyObject
    }

    private func deliver(_ fact: EngineFact) {
        if case .held(let id, let isHeld) = fact { if isHeld { held.insert(id) } else { held.remove(id) } }
        if case .muted(let id, let isMuted) = fact { if isMuted { muted.insert(id) } else { muted.remove(id) } }
        report?(fact)
    }
}
