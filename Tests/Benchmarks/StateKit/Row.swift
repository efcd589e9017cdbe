/// One line of the table: the same work by our kernel and by hand.
struct Row {
    var name: String
    var events: Int
    var ours: @MainActor (Total) -> Run
    var byHand: @MainActor (Total) -> Run
}

/// What is timed: one event, with whatever must live as long as the run.
struct Run {
    var send: @MainActor (_ events: Int) -> Void
    var keeping: [AnyObject] = []
}

/// Where the sinks add up, so that no work can be left out.
@MainActor final class Total {
    let sum = UnsafeMutablePointer<Int>.allocate(capacity: 1)
}
