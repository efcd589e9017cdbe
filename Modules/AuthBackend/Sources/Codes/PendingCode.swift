import AuthBackendInterface
import AuthFlowInterface

/// A code that was sent, without the code: only its MAC is kept.
struct PendingCode: Codable, Equatable {
    /// The hash of the challenge's id.
    var challenge: String
    var mac: String
    var sent: Moment
    /// How often a code was compared with it.
    var tries = 0
    /// The account whose number changes with it; `nil` for signing in.
    var account: String?
    /// What a new account tells about itself.
    var metadata: IdentityMetadata?
    /// The codes that it replaced and that could still be on their way.
    var former: [Former] = []

    /// A code that counts no more, and is only recognized.
    struct Former: Codable, Equatable {
        var challenge: String
        var mac: String
        var sent: Moment
    }

    /// What remains of it when another takes its place.
    func replaced(at now: Moment, _ limits: AuthLimits) -> [Former] {
        (former + [Former(challenge: challenge, mac: mac, sent: sent)]).filter {
            now - $0.sent < limits.codeLifetime
        }
    }
}
