import AuthFlowInterface
import JSONKit
import NetworkInterface
import PlatformInterface

/// Signing in at a server that speaks the protocol of Supabase Auth (GoTrue), as of its version 2.196.
///
/// The protocol has no challenges: a code counts for its number. Another code is asked for like the first one, because
/// the server's own `/resend` says yes to confirmed numbers and sends nothing.
struct SupabaseAuth: AuthService {
    /// What a server does unless it is set up otherwise (`GOTRUE_SMS_MAX_FREQUENCY`).
    private static let resendDelay = Duration.seconds(60)

    let parts: ClientParts

    init(_ parts: ClientParts) {
        self.parts = parts
    }

    func requestCode(for phone: String, to purpose: CodePurpose) async throws(AuthError) -> AuthChallenge {
        switch purpose {
        case .signIn:
            let body: JSONValue = ["phone": .string(phone), "create_user": true, "channel": "sms"]
            try await ask(.post, "otp", for: .sending, body: body)
        case .changeNumber(let session):
            try await ask(.put, "user", for: .sending, body: ["phone": .string(phone)], as: session)
        }
        return AuthChallenge(
            id: Secret(phone), phone: phone, purpose: purpose, codeLength: parts.codeLength,
            resendDelay: Self.resendDelay)
    }

    func resendCode(for challenge: AuthChallenge) async throws(AuthError) -> AuthChallenge {
        try await requestCode(for: challenge.phone, to: challenge.purpose)
    }

    func confirm(_ code: String, for challenge: AuthChallenge) async throws(AuthError) -> AuthResult {
        let response = try await ask(
            .post, "verify", for: .confirming,
            body: [
                "type": challenge.purpose == .signIn ? "sms" : "phone_change", "phone": .string(challenge.phone),
                "token": .string(code),
            ])
        let answer = try SupabaseAnswer(response)
        let session = try answer.session(of: challenge.phone, at: parts.endpoint.address)
        guard case .changeNumber(var own) = challenge.purpose else { return answer.result(session) }
        // The server began a session for the new number; the one that asked for the change goes on.
        _ = try? await ask(.post, "logout", for: .account, query: ["scope": "local"], as: session)
        own.phone = session.phone
        return answer.result(own)
    }

    func refresh(_ session: AuthSession) async throws(AuthError) -> AuthSession {
        let response = try await ask(
            .post, "token", for: .refreshing, query: ["grant_type": "refresh_token"],
            body: ["refresh_token": .string(session.refreshToken.reveal())])
        var renewed = try SupabaseAnswer(response).session(of: session.phone, at: parts.endpoint.address)
        guard renewed.profile == session.profile else { throw .sessionEnded }
        renewed.id = session.id
        return renewed
    }

    /// Asks, and understands a refusal by what the question was for.
    @discardableResult
    func ask(
        _ method: HTTPMethod, _ path: String, for phase: AuthPhase, query: KeyValuePairs<String, String> = [:],
        body: JSONValue? = nil, as session: AuthSession? = nil
    ) async throws(AuthError) -> HTTPResponse {
        try checked(try await send(method, path, query: query, body: body, as: session), in: phase)
    }

    /// Asks, and takes any answer.
    func send(
        _ method: HTTPMethod, _ path: String, query: KeyValuePairs<String, String> = [:], body: JSONValue? = nil,
        as session: AuthSession?
    ) async throws(AuthError) -> HTTPResponse {
        try await parts.endpoint.ask(
            method, [path], query: query, body: body,
            headers: ["X-Supabase-Api-Version": "2024-01-01", "X-Client-Info": "tessera"],
            credentials: credentials(session))
    }

    /// An answer that is no refusal.
    func checked(_ response: HTTPResponse, in phase: AuthPhase) throws(AuthError) -> HTTPResponse {
        guard response.head.isSuccess else {
            throw SupabaseRefusal(response).error(in: phase) { parts.backoff.wait(after: response) }
        }
        parts.backoff.reset()
        return response
    }

    /// The token of a session, or else the key of the gateway, which it also wants to see by itself.
    private func credentials(_ session: AuthSession?) -> [HTTPCredential] {
        let key = parts.key.isEmpty ? nil : Secret(parts.key)
        let bearer = (session?.accessToken ?? key).map { HTTPCredential.bearer($0) }
        return [key.map { HTTPCredential(header: "apikey", value: $0) }, bearer].compactMap(\.self)
    }
}
