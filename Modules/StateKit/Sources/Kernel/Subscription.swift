/// One subscriber of a subject, and its place in the subject's list.
///
/// The list owns its subscriptions and counts its references by hand: taking and giving back two an event costs more
/// than the event. `Subject.link` retains, `Subject.unlink` releases, and nothing is unlinked while the list is walked.
/// The closures never change, so they live as long as they can be running.
@MainActor @usableFromInline
final class Subscription<Value, Failure: Error>: Cancellable {
    @usableFromInline typealias Link = Unmanaged<Subscription>

    @usableFromInline let receive: @MainActor (Value) -> Void
    @usableFromInline let complete: @MainActor (Completion<Failure>) -> Void
    @exclusivity(unchecked)  // the main actor is the only caller, and no access spans a call
    @usableFromInline var isLive = true
    @exclusivity(unchecked)  // see above
    @usableFromInline var next: Link?
    @usableFromInline var previous: Link?
    @usableFromInline weak var subject: Subject<Value, Failure>?

    @inlinable init(_ observer: Observer<Value, Failure>, to subject: Subject<Value, Failure>) {
        receive = observer.receive
        complete = observer.complete
        self.subject = subject
    }

    @usableFromInline func cancel() {
        guard isLive else { return }
        isLive = false
        subject?.remove(self)
    }
}

extension Unmanaged {
    /// Lends the object without counting a reference; whoever calls knows that it stays.
    @inlinable @inline(__always)
    func lend<Result>(to body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
