/// What a code is for.
public enum CodePurpose: Sendable, Equatable {
    /// To sign in, with a new account where there is none.
    case signIn
    /// To give the account of a session another number.
    case changeNumber(AuthSession)
}
