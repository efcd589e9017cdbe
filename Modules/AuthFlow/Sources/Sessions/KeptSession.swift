import AuthFlowInterface
import PlatformInterface

/// What of a session is no secret, as it is kept in the store.
struct KeptSession: Codable, Equatable {
    var session: String
    var profile: String
    var phone: String
    /// Who began it; `nil` in what was kept before there was a choice.
    var backend: String?
    /// When the access token came and when it ends, in milliseconds since 1970; whoever sets the clock between, is
    /// found out by the service.
    var received: Int64
    var ends: Int64

    init(_ session: AuthSession, of backend: String, at now: WallTime) {
        (self.session, profile, phone) = (session.id, session.profile, session.phone)
        self.backend = backend
        received = now.milliseconds
        ends = now.advanced(by: session.lifetime).milliseconds
    }

    var identity: SessionIdentity { SessionIdentity(session: session, profile: profile, phone: phone) }

    /// Whether the token is to be renewed before its next use: in its last minute, and when the clock went back.
    func isStale(at now: WallTime) -> Bool {
        now.milliseconds < received || now.milliseconds > ends - min(60_000, (ends - received) / 2)
    }
}

extension WallTime {
    fileprivate var milliseconds: Int64 { seconds * 1000 + Int64(nanoseconds / 1_000_000) }
}
