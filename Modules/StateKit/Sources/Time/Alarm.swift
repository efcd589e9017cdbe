/// At most one pending action of a timed operator; it runs as a turn of the kernel.
@MainActor
final class Alarm: Cancellable {
    private let kernel: Kernel
    private var pending: (any Cancellable)?

    init(_ kernel: Kernel) {
        self.kernel = kernel
    }

    var isSet: Bool { pending != nil }

    /// Replaces what is pending.
    func set(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
        cancel()
        kernel.liveSubscriptions += 1
        pending = kernel.scheduler.schedule(after: delay) { [self] in
            forget()
            kernel.turn(action)
        }
    }

    func cancel() {
        guard let cancelled = pending else { return }
        forget()
        cancelled.cancel()
    }

    private func forget() {
        pending = nil
        kernel.liveSubscriptions -= 1
    }
}
