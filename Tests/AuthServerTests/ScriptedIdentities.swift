import AuthBackendInterface
import AuthFlowInterface
import PlatformInterface
import Synchronization

/// A backend in memory whose code is always 123456, and which fails as a test wants.
final class ScriptedIdentities: IdentityProvider {
    private struct State {
        var asked: [String] = []
        var failure: IdentityError?
        var metadata = IdentityMetadata()
    }

    static let id = "0123456789abcdef0123456789abcdef"
    static let access = "header.claims.signature"
    static let refresh = "\(id).fedcba9876543210fedcba9876543210.\(id)\(id)"
    private static let day = WallTime(seconds: 1_767_225_600)

    private let state = Mutex(State())
    let deliversMessages: Bool
    var messageCounts: IdentityMessageCounts {
        var counts = IdentityMessageCounts()
        (counts.sent, counts.undelivered, counts.overBudget, counts.overCountryBudget) = (4, 3, 2, 1)
        return counts
    }

    init(deliversMessages: Bool = true) {
        self.deliversMessages = deliversMessages
    }

    /// What was asked since the last look.
    func asked() -> [String] {
        state.withLock { state in
            defer { state.asked = [] }
            return state.asked
        }
    }

    func fail(with error: IdentityError?) { state.withLock { $0.failure = error } }

    private func note(_ words: String...) throws(IdentityError) {
        let failure = state.withLock { state in
            state.asked.append(words.joined(separator: " "))
            return state.failure
        }
        if let failure { throw failure }
    }

    private func authorize(_ token: Secret) throws(IdentityError) {
        guard token.reveal() == Self.access else { throw .invalidToken }
    }

    private var identity: Identity {
        Identity(
            id: Self.id, phone: "+15551234567", metadata: state.withLock { $0.metadata }, created: Self.day,
            lastSignIn: Self.day)
    }

    private var session: IdentitySession {
        IdentitySession(
            id: Self.id, identity: identity, accessToken: Secret(Self.access), refreshToken: Secret(Self.refresh),
            lifetime: .seconds(3600), end: Self.day.advanced(by: .seconds(3600)))
    }

    func requestCode(_ request: IdentityCodeRequest) async throws(IdentityError) {
        if let token = request.changing { try authorize(token) }
        try note(
            "code", request.phone, request.changing == nil ? "sign-in" : "change", "\(request.createsIdentity)",
            "\(request.metadata.members.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })")
    }

    func confirm(
        _ code: String, for phone: String, changesNumber: Bool, on device: String
    ) async throws(IdentityError) -> IdentitySession {
        try note("confirm", code, phone, "\(changesNumber)", device)
        guard code == "123456" else { throw .auth(.wrongCode(attemptsLeft: 4)) }
        return session
    }

    func refresh(_ token: Secret) async throws(IdentityError) -> IdentitySession {
        try note("refresh")
        guard token.reveal() == Self.refresh else { throw .unknownRefreshToken }
        return session
    }

    func identity(of token: Secret) async throws(IdentityError) -> Identity {
        try authorize(token)
        try note("identity")
        return identity
    }

    func merge(_ metadata: IdentityMetadata, into token: Secret) async throws(IdentityError) -> Identity {
        try authorize(token)
        try note("merge")
        state.withLock { $0.metadata = $0.metadata.merging(metadata) }
        return identity
    }

    func signOut(_ token: Secret, _ scope: SignOutScope) async throws(IdentityError) {
        try authorize(token)
        try note("sign out", scope.rawValue)
    }

    func sessions(of token: Secret) async throws(IdentityError) -> [DeviceSession] {
        try authorize(token)
        try note("sessions")
        return [DeviceSession(id: Self.id, device: "engine", created: Self.day, lastUsed: Self.day, isCurrent: true)]
    }

    func end(_ id: DeviceSession.ID, asking token: Secret) async throws(IdentityError) {
        try authorize(token)
        try note("end", id)
    }

    func purge() async throws(IdentityError) -> Int {
        try note("purge")
        return 2
    }
}
