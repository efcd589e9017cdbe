/// A call as it is at one moment.
public struct Call: Sendable, Hashable, Identifiable {
    /// How far it has come.
    public enum State: Sendable, Hashable {
        /// We asked the engine to call, and nothing is known of the other end.
        case starting
        /// It rings: there for an outgoing call, here for an incoming one.
        case ringing
        /// We answered, and it is being connected.
        case answering
        /// Both ends can speak.
        case connected
        /// We ended it, for this reason, and the engine has still to say so.
        case ending(EndReason)
    }

    /// The id.
    public let id: CallID
    /// Who began it.
    public let direction: CallDirection
    /// Who is at the other end.
    public var party: CallParty
    /// The id of the engine that carries it.
    public let engine: String
    /// Whether nothing of it is real.
    public let isSimulated: Bool
    /// How far it has come.
    public var state: State
    /// Whether we hold it.
    public var isHeld = false
    /// Whether the other end holds it.
    public var isRemoteHeld = false
    /// Whether our microphone is off.
    public var isMuted = false
    /// What calls that speak with each other have in common; its own id for a call by itself.
    public var group: CallID

    /// Creates a call by itself, as it begins.
    ///
    /// - Parameters:
    ///   - id: the id.
    ///   - direction: who began it.
    ///   - party: who is at the other end.
    ///   - engine: the id of the engine that carries it.
    ///   - isSimulated: whether nothing of it is real.
    public init(_ id: CallID, _ direction: CallDirection, _ party: CallParty, engine: String, isSimulated: Bool) {
        (self.id, self.direction, self.party, self.engine) = (id, direction, party, engine)
        (self.isSimulated, group) = (isSimulated, id)
        state = direction == .incoming ? .ringing : .starting
    }
}

extension Call {
    /// Whether both ends can speak and nobody here holds it.
    public var isActive: Bool { state == .connected && !isHeld }
    /// Whether it rings here and waits for an answer.
    public var isRingingHere: Bool { direction == .incoming && state == .ringing }
    /// Whether we have ended it.
    public var isEnding: Bool { if case .ending = state { true } else { false } }
}
