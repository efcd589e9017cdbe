/// What a stream can say: any number of values, then at most one completion.
public enum Event<Value, Failure: Error> {
    /// The next value.
    case value(Value)
    /// The end.
    case completion(Completion<Failure>)
}

extension Event: Equatable where Value: Equatable, Failure: Equatable {}
extension Event: Sendable where Value: Sendable {}
