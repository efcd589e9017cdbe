import CallFlowInterface

extension CallModel {
    /// A call to make now.
    var shouldMakeCall: CallDecisions.Start? { decided.start }

    /// Calls to show and to ring for now.
    var shouldReportIncoming: [Call]? { decided.reports.nonEmpty }

    /// A call to answer now.
    var shouldAnswer: CallID? {
        decided.orders.lazy.compactMap { if case .answer(let id) = $0.command { id } else { nil } }.first
    }

    /// What engines shall do now, in this order, before a call is made.
    var shouldOrder: [CallDecisions.Order]? { decided.orders.nonEmpty }

    /// What became of actions.
    var shouldFinish: [CallDecisions.Outcome]? { decided.outcomes.nonEmpty }

    /// What to write into the history.
    var shouldRecord: [CallRecord]? { decided.records.nonEmpty }

    /// What to tell those who watch.
    var shouldTell: [CallEvent]? { decided.events.nonEmpty }

    /// What to be heard.
    var shouldRing: RingTone? {
        if lines.contains(where: \.call.isRingingHere) { return isSpeaking ? .waiting : .ring }
        return lines.contains { $0.call.direction == .outgoing && $0.call.state == .ringing } ? .ringback : nil
    }

    /// When something is due that only time brings, by the clock of the model.
    var shouldWakeAt: Duration? {
        (lines.compactMap(\.deadline) + pending.map(\.deadline) + scheduled.map(\.due)).min()
    }

    private var isSpeaking: Bool { lines.contains { $0.call.state == .connected } }
}

/// What is heard of a call before anybody speaks.
enum RingTone: Hashable, Sendable {
    /// Somebody calls.
    case ring
    /// Somebody calls while one speaks with another.
    case waiting
    /// It rings at the other end.
    case ringback
}

extension Array {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
