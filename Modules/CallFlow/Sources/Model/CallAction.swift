import CallFlowInterface

/// Something that is asked of a call: it has an id of its own and a deadline, and is fulfilled or failed exactly once.
struct CallAction: Hashable, Sendable {
    /// What tells one action from another; never that of a call.
    struct ID: Hashable, Sendable {
        let number: Int
    }

    enum Kind: Hashable, Sendable {
        case start(CallID, CallHandle, engine: String?, account: String? = nil)
        case answer(CallID)
        case end(CallID)
        case setHeld(CallID, Bool)
        case setMuted(CallID, Bool)
        case playTones(CallID, String)
        /// `nil` lets the call stand by itself again.
        case setGroup(CallID, with: CallID?)
        case transfer(CallID, CallHandle)
    }

    let id: ID
    let kind: Kind
}

extension CallAction.Kind {
    /// The call that it is about.
    var call: CallID {
        switch self {
        case .start(let id, _, _, _), .answer(let id), .end(let id), .setHeld(let id, _), .setMuted(let id, _),
            .playTones(let id, _), .setGroup(let id, _), .transfer(let id, _):
            id
        }
    }

    /// How long the engine may take.
    var patience: Duration {
        switch self {
        case .start, .playTones, .setGroup: .zero
        case .answer: CallDeadlines.answer
        case .end: CallDeadlines.end
        case .setHeld, .setMuted: CallDeadlines.change
        case .transfer: CallDeadlines.transfer
        }
    }
}
