/// What an operator holds of the streams before it: closed from above by an end, cancelled from below by a subscriber.
@MainActor @usableFromInline
final class Connection: Cancellable {
    /// Whether values may still pass.
    @exclusivity(unchecked)  // the main actor is the only caller, and no access spans a call
    @usableFromInline private(set) var isOpen = true
    /// Whether the subscriber has turned away, so that not even a completion may pass.
    private(set) var isCancelled = false
    private var held: [any Cancellable] = []

    @usableFromInline init() {}

    /// Keeps a stream before this one; cancels it at once if it ended things while it was being attached.
    @usableFromInline func hold(_ cancellable: any Cancellable) {
        if isOpen { held.append(cancellable) } else { cancellable.cancel() }
    }

    /// Stops one stream before this one and forgets it.
    func drop(_ cancellable: any Cancellable) {
        held.removeAll { $0 === cancellable }
        cancellable.cancel()
    }

    /// Stops every stream before this one; new ones may follow.
    func release() {
        let released = held
        held = []
        for cancellable in released { cancellable.cancel() }
    }

    /// Lets nothing pass any more and stops every stream before this one.
    @usableFromInline func close() {
        isOpen = false
        release()
    }

    @usableFromInline func cancel() {
        isCancelled = true
        close()
    }

    /// Closes and passes the end on, unless it is closed already.
    func finish<Value, Failure>(_ observer: Observer<Value, Failure>, with completion: Completion<Failure>) {
        guard isOpen else { return }
        close()
        observer.complete(completion)
    }
}
