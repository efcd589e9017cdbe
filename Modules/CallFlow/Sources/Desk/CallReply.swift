import CallFlowInterface

/// What the process that has the calls answers.
struct CallReply: Codable, Hashable, Sendable {
    /// The call that it is about.
    var call: CallID?
    /// All calls.
    var calls: [CallReport] = []
    /// The events that were asked for.
    var events: [CallReport] = []
    /// The number of the last event.
    var last = 0
}
