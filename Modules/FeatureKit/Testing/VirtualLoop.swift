public import FeatureKitInterface

/// A loop in virtual time: nothing happens unless a test makes it happen.
@MainActor
public final class VirtualLoop: EventLoop {
    /// The time that has gone by.
    public private(set) var now: Duration = .zero
    private var descriptors: [Int: (descriptor: Int32, readiness: LoopReadiness, action: @MainActor () -> Void)] = [:]
    private var deadlines: [Int: (time: Duration, action: @MainActor () -> Void)] = [:]
    private var signals: [Int32: @MainActor () -> Void] = [:]
    private var lastWatch = 0

    /// Creates a loop at the time zero that watches nothing.
    public init() {}

    /// When the next deadline is; `nil` when nothing would ever wake the loop by itself.
    public var nextDeadline: Duration? { deadlines.values.map(\.time).min() }

    /// How many descriptors and signals are watched.
    public var watchCount: Int { descriptors.count + signals.count }

    /// Calls whenever a test makes the descriptor ready.
    public func watch(
        _ descriptor: Int32, for readiness: LoopReadiness, _ action: @escaping @MainActor () -> Void
    ) -> LoopWatch {
        lastWatch += 1
        descriptors[lastWatch] = (descriptor, readiness, action)
        return LoopWatch { [self, number = lastWatch] in descriptors[number] = nil }
    }

    /// Calls once, when the time comes.
    public func call(at time: Duration, _ action: @escaping @MainActor () -> Void) -> LoopWatch {
        lastWatch += 1
        deadlines[lastWatch] = (time, action)
        return LoopWatch { [self, number = lastWatch] in deadlines[number] = nil }
    }

    /// Calls whenever a test sends the signal.
    public func watch(signal number: Int32, _ action: @escaping @MainActor () -> Void) -> LoopWatch {
        signals[number] = action
        return LoopWatch { [self] in signals[number] = nil }
    }

    /// Lets time go by; deadlines are met in their order, each at its own time.
    ///
    /// - Parameter duration: how much.
    public func advance(by duration: Duration) {
        let end = now + duration
        while let next = deadlines.filter({ $0.value.time <= end }).min(by: { isEarlier($0, $1) }) {
            now = max(now, next.value.time)
            deadlines[next.key] = nil
            next.value.action()
        }
        now = end
    }

    private func isEarlier(
        _ left: (key: Int, value: (time: Duration, action: @MainActor () -> Void)),
        _ right: (key: Int, value: (time: Duration, action: @MainActor () -> Void))
    ) -> Bool {
        (left.value.time, left.key) < (right.value.time, right.key)
    }

    /// Calls those who watch a descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: what is ready.
    ///   - readiness: what it is ready for.
    public func makeReady(_ descriptor: Int32, for readiness: LoopReadiness) {
        for watch in descriptors.values where watch.descriptor == descriptor && watch.readiness == readiness {
            watch.action()
        }
    }

    /// Calls the one who watches a signal.
    ///
    /// - Parameter number: the signal that comes.
    /// - Returns: whether anybody watches it.
    @discardableResult
    public func send(signal number: Int32) -> Bool {
        signals[number]?()
        return signals[number] != nil
    }
}
