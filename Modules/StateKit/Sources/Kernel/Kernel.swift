/// The turns, the clock and the counters that a group of streams shares.
///
/// Rule of turns: a value sent while another is being delivered waits its turn, first in, first out. So every subscriber
/// sees every value in the same order, and no callback is entered again before it has returned.
///
/// An app has one kernel; each test makes its own, with virtual time, and finds `liveSubscriptions` at zero when it ends.
@MainActor public final class Kernel {
    /// The clock of every timed operator.
    public let scheduler: any Scheduler
    /// How long a chain of values that cause each other may get, in turns; at least 1.
    public let loopLimit: Int

    /// Subscriptions, timers and tasks that have neither ended nor been cancelled.
    public internal(set) var liveSubscriptions = 0
    /// Values that reached nobody because their owner was gone, their stream had ended, or they ran away in a loop.
    public internal(set) var droppedValues = 0
    /// The loops that were cut, oldest first; the last 16 are kept.
    public internal(set) var runawayLoops: [RunawayLoop] = []

    private let report: @MainActor (RunawayLoop) -> Void

    // The main actor is the only caller and no access spans a call, so the dynamic exclusivity checks of these
    // hot variables, half of the cost of an event, prove nothing.
    @exclusivity(unchecked) @usableFromInline var isDelivering = false
    @exclusivity(unchecked) @usableFromInline var hasFollowUp = false
    @exclusivity(unchecked) private var deferred: Deferred?
    @exclusivity(unchecked) private var turns = Fifo<(source: Source, depth: Int)>()
    private var depth = 0
    /// Whether the queue has been full, so that nothing more is admitted until it is empty.
    private var isFlooded = false
    private var trail: [String] = []

    /// Makes a kernel with its clock: a `MainScheduler` in an app, a `TestScheduler` in tests.
    ///
    /// A `loopLimit` of less than 1 counts as 1. A loop that branches is cut when 65,536 values wait, however deep it is.
    /// `report` is called for each loop that is cut.
    public init(
        scheduler: any Scheduler, loopLimit: Int = 256, report: @escaping @MainActor (RunawayLoop) -> Void = { _ in }
    ) {
        self.scheduler = scheduler
        self.loopLimit = max(1, loopLimit)
        self.report = report
    }
}

extension Kernel {
    /// A burst of this many waiting values is a loop too: one that branches fills the memory before it gets deep.
    private static let longestQueue = 1 << 16
    private static let namesInTrail = 16
    private static let keptLoops = 16

    /// Runs something that delivers; what is sent meanwhile is delivered after it, and before this returns.
    ///
    /// A stream of one's own calls its observers within a turn. Within a turn under way the body simply runs.
    @inlinable public func turn<Result>(_ body: @MainActor () -> Result) -> Result {
        if isDelivering { return body() }
        isDelivering = true
        let result = body()
        if hasFollowUp { finishTurn() }
        isDelivering = false
        return result
    }

    /// Gives a source a turn after those that wait already; false when a loop was cut instead.
    func admit(_ source: Source) -> Bool {
        guard !isFlooded else {
            droppedValues += 1
            return false
        }
        isFlooded = turns.count == Kernel.longestQueue
        guard depth < loopLimit, !isFlooded else {
            cutLoop(at: source)
            return false
        }
        turns.append((source, depth + 1))
        hasFollowUp = true
        return true
    }

    /// Lets a combination speak at the end of this delivery, after those of a lower rank.
    @usableFromInline func postpone(_ node: Deferred) {
        guard isDelivering else { return node.flush() }
        guard !node.isWaiting else { return }
        node.isWaiting = true
        hasFollowUp = true
        insert(node)
    }

    @usableFromInline func finishTurn() {
        flushDeferred()
        while let turn = turns.popFirst() {
            depth = turn.depth
            if depth > loopLimit - Kernel.namesInTrail { trail.append(turn.source.name) }
            turn.source.deliverNext()
            flushDeferred()
        }
        depth = 0
        trail.removeAll(keepingCapacity: true)
        hasFollowUp = false
        isFlooded = false
    }

    private func insert(_ node: Deferred) {
        guard let first = deferred, first.rank <= node.rank else {
            node.next = deferred
            deferred = node
            return
        }
        var place = first
        while let next = place.next, next.rank <= node.rank { place = next }
        node.next = place.next
        place.next = node
    }

    private func flushDeferred() {
        while let node = deferred {
            deferred = node.next
            node.next = nil
            node.isWaiting = false
            node.flush()
        }
    }

    private func cutLoop(at source: Source) {
        droppedValues += 1
        let loop = RunawayLoop(names: RunawayLoop.cycle(in: trail + [source.name]), turns: depth)
        guard runawayLoops.last != loop else { return }
        runawayLoops = runawayLoops.suffix(Kernel.keptLoops - 1) + [loop]
        report(loop)
    }
}
