public import PlatformInterface

/// That somebody is signed in on this device.
public struct AuthSession: Sendable, Equatable {
    /// By what a service knows the session again, for the list of all.
    public var id: DeviceSession.ID
    /// Whose it is: the profile by which everything personal is kept apart.
    public var profile: String
    /// Where codes are sent, in the form of E.164.
    public var phone: String
    /// What requests carry.
    public var accessToken: Secret
    /// What the next access token is had for.
    public var refreshToken: Secret
    /// How long the access token works, from the answer that brought it.
    public var lifetime: Duration

    /// Creates a session.
    public init(
        id: DeviceSession.ID, profile: String, phone: String, accessToken: Secret, refreshToken: Secret,
        lifetime: Duration
    ) {
        (self.id, self.profile, self.phone) = (id, profile, phone)
        (self.accessToken, self.refreshToken, self.lifetime) = (accessToken, refreshToken, lifetime)
    }
}
