/// One subscriber of a subject, and its place in the subject's list.
///
/// The closures never change: dropping the subscription from the list is what frees them, and that never happens while
/// they run.
@MainActor
@usableFromInline
final class Subscription<Value, Failure: Error>: Cancellable {
    @usableFromInline let receive: @MainActor (Value) -> Void
    @usableFromInline let complete: @MainActor (Completion<Failure>) -> Void
    @exclusivity(unchecked)  // the main actor is the only caller, and no access spans a call
    @usableFromInline var isLive = true
    @exclusivity(unchecked)  // see above
    @usableFromInline var next: Subscription?
    // Unsafe, because a safe reference costs an atomic pair an event; a subject clears both before it goes.
    @usableFromInline unowned(unsafe) var previous: Subscription?
    @usableFromInline unowned(unsafe) var subject: Subject<Value, Failure>?

    @inlinable
    init(_ observer: Observer<Value, Failure>, to subject: Subject<Value, Failure>) {
        receive = observer.receive
        complete = observer.complete
        self.subject = subject
    }

    @usableFromInline
    func cancel() {
        guard isLive else { return }
        isLive = false
        subject?.remove(self)
    }
}
