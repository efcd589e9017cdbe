/// How a stream ended.
public enum Completion<Failure: Error>: Sendable {
    /// There are no more values.
    case finished
    /// The stream broke; there are no more values.
    case failure(Failure)
}

extension Completion: Equatable where Failure: Equatable {}

extension Completion {
    var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
