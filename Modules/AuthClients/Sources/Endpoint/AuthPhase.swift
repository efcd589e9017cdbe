/// What a question to a server was for; servers use one word of refusal for several things.
enum AuthPhase: Sendable {
    /// That a code is sent.
    case sending
    /// That a code is taken.
    case confirming
    /// That tokens are exchanged.
    case refreshing
    /// Something in the name of who is signed in.
    case account
}
