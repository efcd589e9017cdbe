public import FeatureKitInterface
public import PlatformInterface
public import StateKit

/// Who is signed in on this device.
@MainActor
public protocol SessionProviding: AnyObject {
    /// Who is signed in; `nil` when nobody is. Known at once, before any secret is read.
    var identity: SessionIdentity? { get }
    /// The same from now on; a new subscriber gets the present one first.
    var changes: Output<SessionIdentity?> { get }

    /// A token that works now; it is renewed first when it is about to end.
    ///
    /// - Returns: the token.
    /// - Throws: ``AuthError/sessionEnded`` when nobody is signed in, or not any more.
    func accessToken() async throws(AuthError) -> Secret

    /// Ends the session here and at the service, and removes everything of the profile from this device.
    ///
    /// What is on the device is gone even when the service does not answer.
    ///
    /// - Throws: what keeps something from being removed.
    func signOut() async throws
}

extension SessionProviding {
    /// The profile by which everything personal is kept apart; that of ``SessionIdentity/nobody`` when nobody is signed in.
    public var profile: String { identity?.profile ?? SessionIdentity.nobody }
}

extension ServiceKey where Service == any SessionProviding {
    /// Who is signed in.
    public static var sessionProviding: Self { Self("SessionProviding", in: "AuthFlowInterface") }
}
