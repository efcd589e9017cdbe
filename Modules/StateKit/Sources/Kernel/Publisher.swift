/// A stream of values that may end or fail.
///
/// One concrete type for every operator: an operator wraps the `attach` closure of the stream before it. Nothing runs
/// until somebody subscribes, and each subscription runs the chain anew unless it is shared with `share()`.
@MainActor public struct Publisher<Value, Failure: Error> {
    /// The kernel of the sources of this stream.
    public let kernel: Kernel
    @usableFromInline let lineage: Lineage
    @usableFromInline let attach: @MainActor (Observer<Value, Failure>) -> any Cancellable

    /// Makes a stream of one's own; `attach` gets what to call for each subscriber, and returns what stops it.
    public init(in kernel: Kernel, attach: @escaping @MainActor (Observer<Value, Failure>) -> any Cancellable) {
        self.init(in: kernel, lineage: .anything, attach: attach)
    }

    @usableFromInline init(
        in kernel: Kernel, lineage: Lineage, attach: @escaping @MainActor (Observer<Value, Failure>) -> any Cancellable
    ) {
        (self.kernel, self.lineage, self.attach) = (kernel, lineage, attach)
    }

    /// Subscribes for values and for the end; the subscription ends when the returned object goes.
    @inlinable public func sink(
        receiveCompletion: @escaping @MainActor (Completion<Failure>) -> Void,
        receiveValue: @escaping @MainActor (Value) -> Void
    ) -> AnyCancellable {
        let observer = Observer(receive: receiveValue, complete: receiveCompletion)
        return kernel.turn { AnyCancellable(attach(observer)) }
    }
}

extension Publisher where Failure == Never {
    /// Subscribes for values of a stream that cannot fail; the subscription ends when the returned object goes.
    @inlinable public func sink(receiveValue: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// The stream with a failure type, to be joined with one that can fail.
    public func setFailureType<NewFailure: Error>(to type: NewFailure.Type) -> Publisher<Value, NewFailure> {
        Publisher<Value, NewFailure>(in: kernel, lineage: lineage) { [attach] observer in
            attach(Observer(receive: observer.receive, complete: { _ in observer.complete(.finished) }))
        }
    }
}
