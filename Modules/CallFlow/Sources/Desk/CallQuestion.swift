import CallFlowInterface

/// What one process asks of the one that has the calls.
struct CallQuestion: Codable, Hashable, Sendable {
    enum Verb: String, Codable, Hashable, Sendable {
        case dial, answer, decline, hangUp, mute, hold, tones, transfer, list, events
    }

    var verb: Verb
    /// The call that it is about; the one that is meant is found when there is none.
    var call: CallID?
    /// Whom to call.
    var handle: String?
    /// By which engine.
    var engine: String?
    /// By which of its accounts.
    var account: String?
    /// What to press.
    var tones: String?
    /// Whether to mute or hold, or to take it back.
    var isOn: Bool?
    /// The number of the last event that is known.
    var after: Int?

    init(
        _ verb: Verb, call: CallID? = nil, handle: String? = nil, engine: String? = nil, account: String? = nil,
        tones: String? = nil, isOn: Bool? = nil, after: Int? = nil
    ) {
        (self.verb, self.call, self.handle, self.engine) = (verb, call, handle, engine)
        (self.account, self.tones, self.isOn, self.after) = (account, tones, isOn, after)
    }
}
