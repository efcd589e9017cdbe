public import FeatureKitInterface

/// What locks a session, such as the desktop, as systemd-logind knows it.
///
/// Source: org.freedesktop.login1(5), the property `LockedHint` of a session.
public protocol SessionLock: Sendable {
    /// How the session stands now.
    ///
    /// - Returns: the state; `unavailable` without logind, without a bus and without a session, within two seconds.
    func state() async -> SessionState

    /// How the session stands, now and after each change.
    ///
    /// - Returns: a stream for one reader that begins with the present state and never repeats one. It ends after
    ///   `unavailable`, because what is not there does not come while a session lasts.
    func states() -> AsyncStream<SessionState>
}

extension ExtensionPoint where Contribution == any SessionLock {
    /// What locks the session beside the desktop, such as a PIN of the app; the id of a contribution is any.
    public static var sessionLocks: Self { Self("session locks", of: "session lock") }
}

extension ServiceKey where Service == any SessionLock {
    /// The lock of the desktop session, together with those of ``FeatureKitInterface/ExtensionPoint/sessionLocks``.
    public static var sessionLock: Self { Self("SessionLock", in: "PlatformInterface") }
}
