import CallFlowInterface

/// Everything that can happen to calls.
enum CallInput: Sendable {
    /// The text of the number field changed.
    case typed(String)
    /// The call button was pressed; a call that comes of it gets this id.
    case callPressed(CallID, CallAction.ID)
    /// Somebody asks for something; all of it is done, or nothing.
    case requested([CallAction])
    /// A push came.
    case pushed(IncomingPush)
    /// A push is to come after a while.
    case scheduled(IncomingPush, after: Duration)
    /// A push that is to come shall not.
    case unscheduled(CallID)
    /// An engine reports.
    case fact(EngineFact, engine: String)
    /// A person decided something.
    case preferences(CallPreferences)
    /// Time has passed.
    case clock
}
