public import FeatureKitInterface
public import PlatformInterface
public import StateKit

/// Who is signed in on this device.
@MainActor
public protocol SessionProviding: AnyObject {
    /// Who is signed in; `nil` when nobody is. Known at once, before any secret is read.
    var identity: SessionIdentity? { get }

    /// Tells of changes until the subscription is cancelled or forgotten.
    ///
    /// - Parameter observer: is told who is signed in from now on.
    /// - Returns: the subscription.
    func observe(_ observer: @escaping @MainActor (SessionIdentity?) -> Void) -> AnyCancellable

    /// A token that works now; it is renewed first when it is about to end.
    ///
    /// - Returns: the token.
    /// - Throws: ``AuthError/sessionEnded`` when nobody is signed in, or not any more.
    func accessToken() async throws(AuthError) -> Secret

    /// Removes everything of the profile from this device, then ends the session at the service.
    ///
    /// What is on the device is gone even when the service does not answer.
    ///
    /// - Throws: ``AuthError`` when something cannot be removed from this device.
    func signOut() async throws(AuthError)
}

extension SessionProviding {
    /// The profile by which everything personal is kept apart; ``SessionIdentity/nobody`` when nobody is signed in.
    public var profile: String { identity?.profile ?? SessionIdentity.nobody }
}

extension ServiceKey where Service == any SessionProviding {
    /// Who is signed in.
    public static var sessionProviding: Self { Self("SessionProviding", in: "AuthFlowInterface") }
}
