import AuthFlowInterface
import JSONKit
import NetworkInterface
import PlatformInterface

/// Signing in at a server of django-allauth by its headless API for apps, as of its version 65.
///
/// The server answers 401 as long as something is left to do, and tells what. Its one token is that of the session, which
/// does not change. A number without an account is signed up when the server says that it has none
/// (`ACCOUNT_PREVENT_ENUMERATION = False`); a server that keeps it to itself takes known people alone.
struct AllauthClient: AuthService {
    /// One message to a number in this time, unless a server is set up otherwise (`ACCOUNT_RATE_LIMITS`).
    static let resendDelay = Duration.seconds(30)
    /// How often it is looked whether the session is still there.
    private static let lifetime = Duration.seconds(86_400)

    let parts: ClientParts

    init(_ parts: ClientParts) {
        self.parts = parts
    }

    func requestCode(for phone: String, to purpose: CodePurpose) async throws(AuthError) -> AuthChallenge {
        let body: JSONValue = ["phone": .string(phone)]
        guard purpose == .signIn else { return try await requestChange(phone, purpose, body) }
        var answer = try await ask(.post, ["auth", "code", "request"], body)
        if answer.says("unknown_phone") { answer = try await ask(.post, ["auth", "signup"], body) }
        guard let flow = answer.pending.flatMap({ AllauthFlow(rawValue: $0) }), let token = answer.token else {
            throw error(answer, in: .sending)
        }
        return challenge(AllauthChallenge(flow: flow, token: token), phone, purpose)
    }

    /// Another code for the same session; one that is over begins anew.
    func resendCode(for challenge: AuthChallenge) async throws(AuthError) -> AuthChallenge {
        guard let own = AllauthChallenge(challenge.id), challenge.purpose == .signIn else {
            return try await requestCode(for: challenge.phone, to: challenge.purpose)
        }
        let answer = try await ask(.post, own.flow.resending, token: own.token)
        if [409, 410].contains(answer.status) {
            return try await requestCode(for: challenge.phone, to: challenge.purpose)
        }
        guard answer.isSuccess else { throw error(answer, in: .sending) }
        return challenge
    }

    func confirm(_ code: String, for challenge: AuthChallenge) async throws(AuthError) -> AuthResult {
        guard let own = AllauthChallenge(challenge.id) else { throw .wrongOrExpiredCode }
        let answer = try await ask(.post, own.flow.confirming, ["code": .string(code)], token: own.token)
        guard answer.isSuccess else { throw error(answer, in: .confirming) }
        if case .changeNumber(var session) = challenge.purpose {
            session.phone = challenge.phone
            return .success(session)
        }
        var session = try session(answer, answer.token ?? own.token, challenge.phone)
        session.id = await currentID(session) ?? session.id
        return .success(session)
    }

    /// Looks whether the session is still there; its token is the same.
    func refresh(_ session: AuthSession) async throws(AuthError) -> AuthSession {
        let answer = try await ask(.get, ["auth", "session"], token: session.refreshToken)
        guard answer.isSuccess else { throw error(answer, in: .refreshing) }
        var renewed = try self.session(answer, answer.token ?? session.refreshToken, session.phone)
        guard renewed.profile == session.profile else { throw .sessionEnded }
        renewed.id = session.id
        return renewed
    }

    private func session(_ answer: AllauthAnswer, _ token: Secret, _ phone: String) throws(AuthError) -> AuthSession {
        guard let user = answer.user?.name("id") else { throw .unavailable(Strings.notUnderstood) }
        return AuthSession(
            id: "current", profile: "\(user)@\(parts.endpoint.address.name)", phone: phone, accessToken: token,
            refreshToken: token, lifetime: Self.lifetime)
    }

    private func requestChange(
        _ phone: String, _ purpose: CodePurpose, _ body: JSONValue
    ) async throws(AuthError) -> AuthChallenge {
        guard case .changeNumber(let session) = purpose else { throw .sessionEnded }
        let answer = try await ask(.post, ["account", "phone"], body, token: session.accessToken)
        guard answer.isSuccess else { throw error(answer, in: .sending, asksAsSomebody: true) }
        return challenge(AllauthChallenge(flow: .verification, token: session.accessToken), phone, purpose)
    }

    private func challenge(_ own: AllauthChallenge, _ phone: String, _ purpose: CodePurpose) -> AuthChallenge {
        AuthChallenge(
            id: own.id, phone: phone, purpose: purpose, codeLength: parts.codeLength, resendDelay: Self.resendDelay)
    }

    func ask(
        _ method: HTTPMethod, _ path: [String], _ body: JSONValue? = nil, token: Secret? = nil
    ) async throws(AuthError) -> AllauthAnswer {
        let credentials = token.map { [HTTPCredential(header: "X-Session-Token", value: $0)] } ?? []
        let response = try await parts.endpoint.ask(
            method, ["_allauth", "app", "v1"] + path, body: body, headers: ["User-Agent": "tessera"],
            credentials: credentials)
        if response.status != 429 { parts.backoff.reset() }
        return AllauthAnswer(response)
    }

    func error(_ answer: AllauthAnswer, in phase: AuthPhase, asksAsSomebody: Bool = false) -> AuthError {
        answer.error(in: phase, asksAsSomebody: asksAsSomebody) { parts.backoff.wait(after: answer.response) }
    }
}
