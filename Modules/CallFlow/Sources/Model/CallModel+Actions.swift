import CallFlowInterface

extension CallModel {
    /// An action that the engine has to do is done when the engine says so, or fails at its deadline.
    mutating func wait(for action: CallAction) {
        pending.append(PendingAction(action: action, deadline: now + action.kind.patience))
    }

    mutating func fulfil(_ action: CallAction.ID) {
        decided.outcomes.append(CallDecisions.Outcome(action: action, error: nil))
    }

    /// Finishes those that wait and that a condition fits.
    mutating func finish(with error: CallError? = nil, where fits: (CallAction.Kind) -> Bool) {
        decided.outcomes += pending.filter { fits($0.action.kind) }
            .map { CallDecisions.Outcome(action: $0.action.id, error: error) }
        pending.removeAll { fits($0.action.kind) }
    }

    /// A call that is over fulfils its end and a transfer that worked; everything else of it fails.
    mutating func finishActions(of call: CallID, after reason: EndReason) {
        finish { kind in
            switch kind {
            case .end(call): true
            case .transfer(call, _): reason == .transferred
            default: false
            }
        }
        finish(with: .callEnded) { $0.call == call }
    }
}
