public import AuthFlowInterface
public import LocalizationKit

/// Why a server cannot do what a client wants.
public enum IdentityError: Error, Sendable, Hashable {
    /// What any service for signing in may answer.
    case auth(AuthError)
    /// It is no access token of this server, or it was changed.
    case invalidToken
    /// The access token is too old.
    case expiredToken
    /// The identity was deleted.
    case unknownIdentity
    /// The session has ended.
    case unknownSession
    /// It is no refresh token, or that of a session which has ended.
    case unknownRefreshToken
    /// The refresh token was exchanged long ago: somebody has stolen it, or was robbed; the session is over.
    case spentRefreshToken
    /// The metadata would be too long.
    case tooMuchMetadata
}

extension IdentityError: ExplainedError {
    /// One sentence for who runs the server.
    public var explanation: LocalizedText {
        switch self {
        case .auth(let error): error.explanation
        case .invalidToken: Strings.invalidToken
        case .expiredToken: Strings.expiredToken
        case .unknownIdentity: Strings.unknownIdentity
        case .unknownSession: Strings.unknownSession
        case .unknownRefreshToken: Strings.unknownRefreshToken
        case .spentRefreshToken: Strings.spentRefreshToken
        case .tooMuchMetadata: Strings.tooMuchMetadata(limit: Identity.longestMetadata)
        }
    }
}
