public import PlatformInterface

/// A session with its tokens.
public struct IdentitySession: Sendable, Equatable {
    /// By what the session is known, no secret: 32 hexadecimal digits.
    public var id: String
    /// Whose it is.
    public var identity: Identity
    /// What requests carry: a JSON Web Token (RFC 7519) that others can check who have the key.
    public var accessToken: Secret
    /// What the next access token is had for.
    public var refreshToken: Secret
    /// How long the access token works.
    public var lifetime: Duration
    /// When the access token ends.
    public var end: WallTime

    /// Creates a session.
    public init(
        id: String, identity: Identity, accessToken: Secret, refreshToken: Secret, lifetime: Duration, end: WallTime
    ) {
        (self.id, self.identity, self.accessToken) = (id, identity, accessToken)
        (self.refreshToken, self.lifetime, self.end) = (refreshToken, lifetime, end)
    }
}
