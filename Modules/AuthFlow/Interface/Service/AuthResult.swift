/// How a code was taken.
public enum AuthResult: Sendable, Equatable {
    /// The person is signed in, and the service knows enough of them.
    case success(AuthSession)
    /// The person is signed in, and the service asks for their name and address.
    case needPersonalData(AuthSession)

    /// The session, in both cases.
    public var session: AuthSession {
        switch self {
        case .success(let session), .needPersonalData(let session): session
        }
    }
}
