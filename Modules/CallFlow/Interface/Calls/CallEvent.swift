/// Something that happened to a call, for those who watch.
public struct CallEvent: Sendable, Hashable {
    /// What happened; the raw value is its word in JSON.
    public enum Kind: String, Sendable, Hashable {
        /// An outgoing call began.
        case started
        /// Somebody calls.
        case incoming
        /// It rings at the other end.
        case ringing
        /// Both ends can speak.
        case connected
        /// It is held, or no longer.
        case held
        /// The microphone is off, or on.
        case muted
        /// The other end holds it, or no longer.
        case remoteHeld
        /// The other end pressed a key.
        case tone
        /// It speaks with another call.
        case joined
        /// It could not be handed on.
        case transferFailed
        /// It is over.
        case ended
    }

    /// What happened.
    public var kind: Kind
    /// The call after it.
    public var call: Call
    /// The key that was pressed, or the engine's own words; `nil` where there is nothing to say.
    public var detail: String?
    /// Why it ended; `nil` unless it did.
    public var reason: EndReason?

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - kind: what happened.
    ///   - call: the call after it.
    ///   - detail: what there is to say beside it.
    ///   - reason: why it ended.
    public init(_ kind: Kind, _ call: Call, detail: String? = nil, reason: EndReason? = nil) {
        (self.kind, self.call, self.detail, self.reason) = (kind, call, detail, reason)
    }
}
