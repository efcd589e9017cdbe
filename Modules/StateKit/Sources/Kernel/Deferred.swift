/// A combination that speaks once the event under way has reached all its inputs.
///
/// Waiting ones form a list through `next`, so that waiting allocates nothing. What to say is a closure and not an
/// override, because a closure made where the types are known is fast, and a method of a generic class is not.
@MainActor @usableFromInline
final class Deferred {
    let rank: Int
    let flush: @MainActor () -> Void
    @exclusivity(unchecked)  // the main actor is the only caller, and no access spans a call
    var next: Deferred?
    @exclusivity(unchecked)  // see above
    var isWaiting = false

    @usableFromInline init(rank: Int, flush: @escaping @MainActor () -> Void) {
        (self.rank, self.flush) = (rank, flush)
    }
}
