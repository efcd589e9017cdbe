/// The two things a stream calls: one for each value, one for the end.
@MainActor public struct Observer<Value, Failure: Error> {
    /// Takes the next value.
    public let receive: @MainActor (Value) -> Void
    /// Takes the end; called at most once, and nothing is called after it.
    public let complete: @MainActor (Completion<Failure>) -> Void

    /// Makes an observer of two closures.
    @inlinable public init(
        receive: @escaping @MainActor (Value) -> Void, complete: @escaping @MainActor (Completion<Failure>) -> Void
    ) {
        (self.receive, self.complete) = (receive, complete)
    }

    /// Takes whatever the stream says next.
    public func take(_ event: Event<Value, Failure>) {
        switch event {
        case .value(let value): receive(value)
        case .completion(let completion): complete(completion)
        }
    }
}
