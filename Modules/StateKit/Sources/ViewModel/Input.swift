/// The write-only end of a stream: what a view may do to a view model.
///
/// It does not keep the owner alive. What is sent after the owner has gone is dropped and counted in
/// `Kernel.droppedValues`.
@MainActor public struct Input<Value> {
    private let kernel: Kernel
    private weak var subject: Subject<Value, Never>?

    init(to subject: Subject<Value, Never>) {
        kernel = subject.kernel
        self.subject = subject
    }

    /// Sends a value.
    public func send(_ value: Value) {
        guard let subject else { return kernel.droppedValues += 1 }
        subject.send(value)
    }
}

extension Input where Value == Void {
    /// Sends a bare event.
    public func send() {
        send(())
    }
}

extension Subject where Failure == Never {
    /// The write side, which does not keep the subject alive.
    public final var input: Input<Value> { Input(to: self) }
}
