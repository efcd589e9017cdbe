/// Something asynchronous that ends when the test says so.
@MainActor
final class Gate {
    private var waiting: CheckedContinuation<Void, Never>?
    private var arrival: CheckedContinuation<Void, Never>?
    private var departure: CheckedContinuation<Bool, Never>?
    private var wasCancelled: Bool?
    private var isOpen = false

    /// Waits for `open()`; true when the task was cancelled meanwhile.
    func wait() async -> Bool {
        if !isOpen { await waitUntilOpen() }
        wasCancelled = Task.isCancelled
        departure?.resume(returning: Task.isCancelled)
        departure = nil
        return Task.isCancelled
    }

    /// Returns once somebody waits.
    func isWaiting() async {
        guard waiting == nil else { return }
        await withCheckedContinuation { arrival = $0 }
    }

    /// Lets the one that waits go on, and whoever comes later pass.
    func open() {
        isOpen = true
        waiting?.resume()
        waiting = nil
    }

    /// Returns once the waiting task has gone on, with what it found.
    func sawCancellation() async -> Bool {
        if let wasCancelled { return wasCancelled }
        return await withCheckedContinuation { departure = $0 }
    }

    private func waitUntilOpen() async {
        await withCheckedContinuation { continuation in
            waiting = continuation
            arrival?.resume()
            arrival = nil
        }
    }
}
