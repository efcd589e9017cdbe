import AuthFlowInterface

/// What happens to the code screen.
enum CodeEvent {
    /// The text of the field is another one.
    case edited(String)
    /// Enter was pressed.
    case submitted
    /// Another code was asked for.
    case resendPressed
    /// A second of the countdown has passed.
    case ticked
    /// The service has taken the code.
    case authorized(AuthResult)
    /// The service has sent another code.
    case granted(AuthChallenge)
    /// The service said no.
    case failed(AuthError)
}
