import CallFlowInterface

/// What the model has decided about one event; empty between events.
struct CallDecisions: Equatable, Sendable {
    /// A call to make.
    struct Start: Hashable, Sendable {
        let call: CallID
        let handle: CallHandle
        let engine: String
    }

    /// What an engine shall do.
    struct Order: Hashable, Sendable {
        let engine: String
        let command: EngineCommand
    }

    /// What became of an action.
    struct Outcome: Hashable, Sendable {
        let action: CallAction.ID
        /// Why it failed; `nil` when it was fulfilled.
        let error: CallError?
    }

    var start: Start?
    var reports: [Call] = []
    var orders: [Order] = []
    var outcomes: [Outcome] = []
    var records: [CallRecord] = []
    var events: [CallEvent] = []
}
