import StateKit
import StateKitTesting
import Testing

/// A kernel with virtual time of its own, for one test.
@MainActor
struct Stage {
    let clock = TestScheduler()
    let kernel: Kernel

    init(loopLimit: Int = 256) {
        kernel = Kernel(scheduler: clock, loopLimit: loopLimit)
    }

    func passthrough<Value>(_ type: Value.Type = Value.self, named name: String? = nil) -> PassthroughSubject<
        Value, Never
    > {
        PassthroughSubject(in: kernel, named: name)
    }

    func current<Value>(_ value: Value) -> CurrentValueSubject<Value, Never> {
        CurrentValueSubject(value, in: kernel)
    }

    /// Every test that subscribes ends with this.
    func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(kernel.liveSubscriptions == 0, "subscriptions leak", sourceLocation: sourceLocation)
        #expect(clock.pendingTimers.isEmpty, "timers leak", sourceLocation: sourceLocation)
    }
}

/// Collects what callbacks see, in the order in which they see it.
@MainActor
final class Log<Entry> {
    private(set) var entries: [Entry] = []
    func add(_ entry: Entry) { entries.append(entry) }
}

/// A failure to throw.
enum Fault: Error, Equatable {
    case broken
    case late
}
