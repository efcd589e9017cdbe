import AuthBackendInterface
import AuthFlowInterface

extension ProtocolError {
    /// What the backend says, as the protocol says it: the code is not told apart from one that never was.
    init(_ error: IdentityError) {
        self =
            switch error {
            case .auth(let error): ProtocolError(error)
            case .invalidToken: Self(403, "bad_jwt", "invalid JWT: unable to parse or verify signature")
            case .expiredToken: Self(403, "bad_jwt", "invalid JWT: token has invalid claims: token is expired")
            case .unknownIdentity: Self(403, "user_not_found", "User from sub claim in JWT does not exist")
            case .unknownSession:
                Self(403, "session_not_found", "Session from session_id claim in JWT does not exist")
            case .unknownRefreshToken:
                Self(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
            case .spentRefreshToken:
                Self(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
            case .tooMuchMetadata: .invalid("User metadata is too long")
            }
    }

    private init(_ error: AuthError) {
        self =
            switch error {
            case .invalidNumber: .badPhone
            case .wrongCode, .replacedCode, .expiredCode, .wrongOrExpiredCode, .tooManyAttempts: .wrongCode
            case .cooldown(let wait), .tooManyRequests(let wait):
                Self(
                    429, "over_sms_send_rate_limit",
                    "For security purposes, you can only request this after \(wait.wholeSeconds) seconds.")
            case .notDelivered: Self(422, "sms_send_failed", "Error sending confirmation OTP to provider")
            case .notAllowed: Self(422, "phone_exists", "A user with this phone number has already been registered")
            case .blocked: Self(403, "user_banned", "User is banned")
            case .sessionEnded: Self(403, "session_not_found", "Session does not exist")
            case .unanswered: .timeout
            case .invalidData, .unavailable, .refused: Self(500, "unexpected_failure", "Internal Server Error")
            }
    }
}

extension Duration {
    /// Whole seconds, rounded up, and at least one.
    fileprivate var wholeSeconds: Int64 { max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0)) }
}
