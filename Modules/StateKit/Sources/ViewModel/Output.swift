/// The read-only end of a stream: what a view model shows.
///
/// It never fails, arrives on the main actor, and tells a new subscriber its latest value first; the original calls it
/// a driver. All subscribers share one subscription, made with the first and cancelled with the last. Do not make one of
/// a bare event: the latest value would come again.
@MainActor public struct Output<Value> {
    /// The stream itself, for operators.
    public let publisher: Publisher<Value, Never>

    /// Subscribes for the latest value, if there is one, and for those to come.
    public func sink(receiveValue: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
        publisher.sink(receiveValue: receiveValue)
    }
}

extension Publisher where Failure == Never {
    /// This stream as an output of a public interface.
    public func output() -> Output<Value> { Output(publisher: shareReplay()) }
}

extension CurrentValueSubject where Failure == Never {
    /// The read side, as a public interface shows it.
    public var output: Output<Value> { Output(publisher: publisher) }
}
