/// What an engine is asked to do.
///
/// Nothing comes back: what became of it is told as an ``EngineFact``.
public enum EngineCommand: Sendable, Hashable {
    /// Take one of the engine's accounts for a call that is dialled next, in place of its first.
    case choose(CallID, account: String)
    /// Call somebody. The engine takes the id for everything that follows.
    case dial(CallID, CallHandle)
    /// Answer a call that rings, or that a push announced.
    case answer(CallID)
    /// Turn an incoming call away: as declined, or as busy.
    case reject(CallID, isBusy: Bool)
    /// End a call, also one that the engine is still making: then as soon as there is something to end.
    case hangUp(CallID)
    /// Hold a call, or take it back.
    case setHeld(CallID, Bool)
    /// Turn the microphone off or on.
    case setMuted(CallID, Bool)
    /// Play tones: digits, `*`, `#`, `A` to `D`.
    case playTones(CallID, String)
    /// Hand a call to somebody else, without asking them first.
    case transfer(CallID, CallHandle)
    /// Let calls speak with each other.
    case join(CallID, CallID)

    /// The call that it is about.
    public var call: CallID {
        switch self {
        case .choose(let id, _), .dial(let id, _), .answer(let id), .reject(let id, _), .hangUp(let id),
            .setHeld(let id, _),
            .setMuted(let id, _), .playTones(let id, _), .transfer(let id, _), .join(let id, _):
            id
        }
    }
}
