import AuthBackendInterface
import AuthFlowInterface

/// An account with its sessions.
struct AccountRecord: Codable, Equatable {
    /// In the form of E.164.
    var phone: String
    var data: PersonalData?
    /// What clients of a server keep here.
    var metadata: IdentityMetadata?
    var created: Moment
    var sessions: [SessionRecord] = []

    /// Forgets sessions that nobody uses any more.
    mutating func forget(at now: Moment, _ limits: AuthLimits) {
        sessions.removeAll { now - $0.lastUsed >= limits.idleLifetime }
    }

    /// Adds a session; the one used least recently makes room.
    mutating func add(_ session: SessionRecord, _ limits: AuthLimits) {
        sessions.sort { $0.lastUsed > $1.lastUsed }
        sessions = [session] + sessions.prefix(limits.sessionsPerAccount - 1)
    }
}
