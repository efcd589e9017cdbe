public import StateKit

/// What takes the result of a flow, once; it goes straight to the opener, past all screens between.
@MainActor
public final class Answer<Outcome>: Cancellable {
    weak var scope: (any CoordinatorScope)?
    var handle: (@MainActor (Outcome) -> Void)?

    init() {}

    /// Takes all screens of the flow off, with those of flows that it opened, and hands the result over.
    ///
    /// Where the flow's screen is all that its stack has, as with the root of the app, it stays for the opener to replace.
    ///
    /// - Parameter outcome: the result; a second one is dropped.
    public func finish(_ outcome: Outcome) {
        let due = handle
        handle = nil
        scope?.router.leave()
        due?(outcome)
    }

    /// Hands the result over and leaves the screens where they are.
    ///
    /// - Parameter outcome: the result; a second one is dropped.
    public func send(_ outcome: Outcome) {
        let due = handle
        handle = nil
        due?(outcome)
    }

    /// Drops the result: whoever waited for it is gone.
    public func cancel() {
        handle = nil
    }
}
