/// The two latest values of `combineLatest`.
@MainActor @usableFromInline
final class LatestPair<First, Second, Failure: Error> {
    @usableFromInline let connection = Connection()
    @exclusivity(unchecked)  // the main actor is the only caller, and no access spans a call
    @usableFromInline var first: First?
    @exclusivity(unchecked)  // see above
    @usableFromInline var second: Second?
    @usableFromInline let observer: Observer<(First, Second), Failure>
    private var open = 2

    @usableFromInline init(_ observer: Observer<(First, Second), Failure>) {
        self.observer = observer
    }

    @inlinable func emit() {
        guard connection.isOpen, let first, let second else { return }
        observer.receive((first, second))
    }

    /// Ends with the later of the two; a pair that waits is told first.
    @usableFromInline func complete(_ completion: Completion<Failure>, after deferred: Deferred?) {
        open -= 1
        guard open == 0 || completion.isFailure else { return }
        if let deferred, deferred.isWaiting, !completion.isFailure { emit() }
        connection.finish(observer, with: completion)
    }
}
