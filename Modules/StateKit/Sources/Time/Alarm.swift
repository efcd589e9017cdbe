/// At most one pending action of a timed operator; it runs as a turn of the kernel and goes with a connection.
@MainActor final class Alarm: Cancellable {
    private let kernel: Kernel
    private let connection: Connection
    private var pending: (any Cancellable)?

    init(_ kernel: Kernel, within connection: Connection) {
        (self.kernel, self.connection) = (kernel, connection)
        connection.hold(self)
    }

    var isSet: Bool { pending != nil }

    /// Replaces what is pending; does nothing when the connection is closed.
    func set(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
        cancel()
        guard connection.isOpen else { return }
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
