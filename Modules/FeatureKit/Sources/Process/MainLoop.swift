import CProcess
import FeatureKitInterface
import Glibc

/// Waits for the main queue, for signals, and for what features watch, in one poll, until a task has ended.
@MainActor
final class MainLoop {
    private static let interrupting = [SIGINT, SIGTERM, SIGHUP]

    private var descriptors: [Int: (descriptor: Int32, readiness: LoopReadiness, action: @MainActor () -> Void)] = [:]
    private var deadlines: [Int: (time: Duration, action: @MainActor () -> Void)] = [:]
    private var signals: [Int32: @MainActor () -> Void] = [:]
    private var lastWatch = 0
    /// Kept from turn to turn, so that a turn allocates nothing.
    private var entries: [pollfd] = []
    private var watched: [Int] = []

    /// Runs a task on the main actor and returns how it ended: by its own code, or by the signal that cancelled it.
    func run(_ body: @escaping @MainActor () async -> ExitCode) -> ExitCode {
        let wakeUp = process_catch_signals(Self.interrupting, Int32(Self.interrupting.count))
        let outcome = Outcome()
        let task = Task { outcome.code = await body() }
        while outcome.code == nil {
            wait(for: wakeUp)
            if entries[1].revents != 0, let number = deliverSignals() {
                outcome.signal = number
                task.cancel()
            }
            callReady()
            callDue()
            process_drain_main_queue()
        }
        return outcome.signal.map { ExitCode(rawValue: 128 + $0) } ?? outcome.code ?? .failed
    }

    /// What is known of the task so far.
    private final class Outcome {
        var code: ExitCode?
        var signal: Int32?
    }

    private func wait(for wakeUp: Int32) {
        entries.removeAll(keepingCapacity: true)
        watched.removeAll(keepingCapacity: true)
        for descriptor in [process_main_queue_descriptor(), wakeUp] {
            entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        }
        for (number, watch) in descriptors {
            let events = watch.readiness == .reading ? POLLIN : POLLOUT
            entries.append(pollfd(fd: watch.descriptor, events: Int16(events), revents: 0))
            watched.append(number)
        }
        process_poll(&entries, UInt(entries.count), patience)
    }

    /// Nanoseconds to the next deadline, or -1 when there is none.
    private var patience: Int64 {
        guard let next = deadlines.values.map(\.time).min() else { return -1 }
        return max(0, (next - now).nanoseconds)
    }

    /// Calls the watches of signals; returns the signal that interrupts the program, if one came.
    private func deliverSignals() -> Int32? {
        var interrupting: Int32?
        while case let number = process_next_signal(), number > 0 {
            if Self.interrupting.contains(number) { interrupting = number } else { signals[number]?() }
        }
        return interrupting
    }

    private func callReady() {
        for (index, number) in watched.enumerated() where entries[index + 2].revents != 0 {
            descriptors[number]?.action()
        }
    }

    private func callDue() {
        guard !deadlines.isEmpty else { return }
        let now = now
        for (number, deadline) in deadlines.sorted(by: { $0.value.time < $1.value.time }) where deadline.time <= now {
            deadlines.removeValue(forKey: number)?.action()
        }
    }
}

extension MainLoop: EventLoop {
    var now: Duration { .nanoseconds(process_monotonic_time()) }

    func watch(
        _ descriptor: Int32, for readiness: LoopReadiness, _ action: @escaping @MainActor () -> Void
    ) -> LoopWatch {
        lastWatch += 1
        descriptors[lastWatch] = (descriptor, readiness, action)
        return LoopWatch { [self, number = lastWatch] in descriptors[number] = nil }
    }

    func call(at time: Duration, _ action: @escaping @MainActor () -> Void) -> LoopWatch {
        lastWatch += 1
        deadlines[lastWatch] = (time, action)
        return LoopWatch { [self, number = lastWatch] in deadlines[number] = nil }
    }

    func watch(signal number: Int32, _ action: @escaping @MainActor () -> Void) -> LoopWatch {
        signals[number] = action
        // It fails only for numbers that are no signal or cannot be caught, which then never come.
        _ = process_watch_signal(number)
        return LoopWatch { [self] in
            process_unwatch_signal(number)
            signals[number] = nil
        }
    }
}

extension Duration {
    /// Whole nanoseconds, rounded up, so that who waits for them is never too early.
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + (components.attoseconds + 999_999_999) / 1_000_000_000
    }
}
