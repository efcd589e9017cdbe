import CPlatform
import Glibc
import Synchronization

/// One poll for all descriptors that tasks of this process wait for.
///
/// Dispatch sources would do the same, but their event loop on Linux crashes (`_dispatch_event_loop_drain`, Swift 6.3.1)
/// when many short waits come and go: in about one of twenty runs of this module's tests. Nor does a dispatch queue
/// poll: its block was not always started. One thread polls from the first wait on, and sleeps while nobody waits.
final class DescriptorPoll: Sendable {
    /// Global, as the one of Dispatch is: a second one would be a second thread and nothing else.
    static let shared = DescriptorPoll()

    private struct Wait {
        let number: Int32
        let events: Int32
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var waits: [Int: Wait] = [:]
        var last = 0
        var isRunning = false
    }

    private let state = Mutex(State())
    /// Makes the poll return when there is more to wait for.
    private let bell = try? Descriptor.pipe()

    private init() {
        bell?.reading.makeNonBlocking()
        bell?.writing.makeNonBlocking()
    }

    /// Waits until one of the events, an error, or the cancellation of the task.
    func wait(for number: Int32, _ events: Int32) async {
        let id = state.withLock { state in
            state.last += 1
            return state.last
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { begin(id, Wait(number: number, events: events, continuation: $0)) }
        } onCancel: {
            // A poll that goes on would keep the file open, even when everybody else has closed it.
            if end(id) { ring() }
        }
    }

    private func begin(_ id: Int, _ wait: Wait) {
        let (isCancelled, isRunning) = state.withLock { state in
            // Under the lock: either this sees the cancellation, or the cancellation sees the wait.
            if Task.isCancelled { return (true, true) }
            state.waits[id] = wait
            defer { state.isRunning = true }
            return (false, state.isRunning)
        }
        if isCancelled { return wait.continuation.resume() }
        if isRunning { ring() } else { startPolling() }
    }

    private func startPolling() {
        if platform_start_thread(pollForEver) != 0 { giveUp() }
    }

    /// Without a thread nobody can wait: whoever does tries again, and finds what there is.
    private func giveUp() {
        for id in state.withLock({ Array($0.waits.keys) }) { end(id) }
        state.withLock { $0.isRunning = false }
    }

    /// Ends a wait; false when it had ended before.
    @discardableResult
    private func end(_ id: Int) -> Bool {
        let wait = state.withLock { $0.waits.removeValue(forKey: id) }
        wait?.continuation.resume()
        return wait != nil
    }

    private func ring() {
        // A full pipe rings already.
        if let bell { _ = platform_write(bell.writing.number, [1], 1) }
    }
}

extension DescriptorPoll {
    /// Polls for ever.
    fileprivate func run() {
        while true {
            let waits = state.withLock { Array($0.waits) }
            var entries = waits.map { pollfd(fd: $0.value.number, events: Int16($0.value.events), revents: 0) }
            entries.append(pollfd(fd: bell?.reading.number ?? -1, events: Int16(POLLIN), revents: 0))
            // Without a bell, because there were no descriptors left for one, new waits are found soon enough.
            guard poll(&entries, nfds_t(entries.count), bell == nil ? 10 : -1) > 0 else { continue }
            if entries[waits.count].revents != 0 {
                while let rings = try? bell?.reading.readNow(atMost: 512), !rings.isEmpty {}
            }
            for (wait, entry) in zip(waits, entries) where entry.revents != 0 { end(wait.key) }
        }
    }
}

/// What the polling thread does.
private func pollForEver() {
    DescriptorPoll.shared.run()
}
