public import AuthFlowInterface
import PlatformInterface
import Synchronization

/// A service in memory that answers at once: the code is always `1337`, and what is asked is written down.
public final class ScriptedAuthService: AuthService {
    private struct State {
        var asked: [String] = []
        var failures: [String: AuthError] = [:]
        var data: [String: PersonalData] = [:]
        var ended: Set<String> = []
        var isHeld = false
        var count = 0
    }

    /// The code that is right.
    public static let code = "1337"

    private let state = Mutex(State())

    /// Creates a service that knows nobody.
    public init() {}

    /// What was asked, such as `request +79153051653`, in order.
    public var asked: [String] { state.withLock { $0.asked } }

    /// Lets a question fail from now on.
    ///
    /// - Parameters:
    ///   - question: its first word, such as `confirm`.
    ///   - error: what is thrown; `nil` to answer again.
    public func fail(_ question: String, with error: AuthError?) {
        state.withLock { $0.failures[question] = error }
    }

    /// Lets codes wait for their answer, or no longer.
    ///
    /// - Parameter isHeld: whether they wait from now on.
    public func hold(_ isHeld: Bool) {
        state.withLock { $0.isHeld = isHeld }
    }

    /// Makes a person known who has told their name.
    ///
    /// - Parameters:
    ///   - phone: their number, which is also their profile.
    ///   - data: what they told.
    public func know(_ phone: String, _ data: PersonalData) {
        state.withLock { $0.data[phone] = data }
    }

    /// Sends a code.
    public func requestCode(for phone: String, to purpose: CodePurpose) async throws(AuthError) -> AuthChallenge {
        try note("request", phone)
        return AuthChallenge(
            id: Secret("challenge"), phone: phone, purpose: purpose, codeLength: Self.code.count,
            resendDelay: .seconds(60), lifetime: .seconds(300), reference: "1")
    }

    /// Sends another code.
    public func resendCode(for challenge: AuthChallenge) async throws(AuthError) -> AuthChallenge {
        try note("resend", challenge.phone)
        return challenge
    }

    /// Takes the one code that is right.
    public func confirm(_ code: String, for challenge: AuthChallenge) async throws(AuthError) -> AuthResult {
        try note("confirm", code)
        while state.withLock({ $0.isHeld }) { await Task.yield() }
        guard code == Self.code else { throw .wrongCode(attemptsLeft: 4) }
        var session = session(of: challenge.phone)
        if case .changeNumber(let changed) = challenge.purpose { session.profile = changed.profile }
        let isKnown = state.withLock { $0.data[session.profile] != nil }
        return isKnown ? .success(session) : .needPersonalData(session)
    }

    /// Makes new tokens.
    public func refresh(_ session: AuthSession) async throws(AuthError) -> AuthSession {
        try note("refresh", session.refreshToken.reveal())
        var renewed = self.session(of: session.phone)
        (renewed.id, renewed.profile) = (session.id, session.profile)
        return renewed
    }

    /// Who is signed in.
    public func person(of session: AuthSession) async throws(AuthError) -> Person {
        try note("person", session.profile)
        return Person(phone: session.phone, data: state.withLock { $0.data[session.profile] })
    }

    /// Keeps what a person tells.
    public func save(_ data: PersonalData, in session: AuthSession) async throws(AuthError) -> Person {
        try note("save", data.name)
        state.withLock { $0.data[session.profile] = data }
        return Person(phone: session.phone, data: data)
    }

    /// This session and one on a telephone, unless it was ended.
    public func sessions(of session: AuthSession) async throws(AuthError) -> [DeviceSession] {
        try note("sessions", session.profile)
        let day = WallTime(seconds: 1_767_225_600)
        let all = [
            DeviceSession(id: session.id, device: "engine", created: day, lastUsed: day, isCurrent: true),
            DeviceSession(id: "other", device: "telephone", created: day, lastUsed: day, isCurrent: false),
        ]
        return state.withLock { state in all.filter { !state.ended.contains($0.id) } }
    }

    /// Ends a session.
    public func end(_ id: DeviceSession.ID, asking session: AuthSession) async throws(AuthError) {
        try note("end", id)
        state.withLock { _ = $0.ended.insert(id) }
    }

    /// Forgets a person.
    public func deleteAccount(of session: AuthSession) async throws(AuthError) {
        try note("delete", session.profile)
        state.withLock { $0.data[session.profile] = nil }
    }

    private func session(of phone: String) -> AuthSession {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        return AuthSession(
            id: "session \(number)", profile: phone, phone: phone, accessToken: Secret("access \(number)"),
            refreshToken: Secret("refresh \(number)"), lifetime: .seconds(3600))
    }

    private func note(_ question: String, _ detail: String) throws(AuthError) {
        let failure = state.withLock { state in
            state.asked.append("\(question) \(detail)")
            return state.failures[question]
        }
        if let failure { throw failure }
    }
}
