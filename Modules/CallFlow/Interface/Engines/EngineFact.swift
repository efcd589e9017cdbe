/// What an engine reports; a fact, which asks for nothing.
public enum EngineFact: Sendable, Hashable {
    /// Somebody calls.
    case incoming(CallID, CallParty)
    /// It rings at the other end.
    case ringing(CallID)
    /// Both ends can speak.
    case connected(CallID)
    /// We hold the call, or no longer.
    case held(CallID, Bool)
    /// Our microphone is off, or on.
    case muted(CallID, Bool)
    /// The other end holds the call, or no longer.
    case remoteHeld(CallID, Bool)
    /// The other end pressed a key.
    case tone(CallID, Character)
    /// The call could not be handed on, and goes on; the text is the engine's own.
    case transferFailed(CallID, String)
    /// The call is over; the detail is the engine's own, such as `486 Busy Here`.
    case ended(CallID, EndReason, detail: String?)
    /// A call came that the engine had to turn away by itself; the detail is its own.
    case turnedAway(CallID, CallParty, EndReason, detail: String?)
    /// Whether calls can come and go by an account.
    case account(String, AccountState)
    /// The engine died with all its calls.
    case lost(detail: String?)
}
