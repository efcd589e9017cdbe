/// Whose session it is, without its secrets.
public struct SessionIdentity: Sendable, Hashable {
    /// The profile of who is not signed in.
    public static let nobody = "local"

    /// By what a service knows the session again.
    public var session: DeviceSession.ID
    /// The profile by which everything personal is kept apart.
    public var profile: String
    /// Where codes are sent, in the form of E.164.
    public var phone: String

    /// Creates an identity.
    public init(session: DeviceSession.ID, profile: String, phone: String) {
        (self.session, self.profile, self.phone) = (session, profile, phone)
    }
}

extension AuthSession {
    /// Whose it is, without its secrets.
    public var identity: SessionIdentity { SessionIdentity(session: id, profile: profile, phone: phone) }
}
