import AuthFlowInterface
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting

@testable import AuthClients

/// What a client is made with in a test.
enum ClientWorld {
    static let phone = "+79153051653"
    static let session = AuthSession(
        id: "current", profile: "1@server.test", phone: phone, accessToken: Secret("access"),
        refreshToken: Secret("refresh"), lifetime: .seconds(3600))

    static func parts(
        _ transport: any HTTPTransport, at address: String = "https://server.test/auth/v1",
        time: VirtualTime = VirtualTime(), key: String = ""
    ) throws -> ClientParts {
        ClientParts(
            endpoint: AuthEndpoint(address: try AuthAddress(address, for: "supabase"), transport: transport),
            backoff: Backoff(SeededBytes()), clock: time.wallClock, key: key)
    }

    static func challenge(_ id: String = phone, _ purpose: CodePurpose = .signIn) -> AuthChallenge {
        AuthChallenge(id: Secret(id), phone: phone, purpose: purpose, resendDelay: .seconds(60))
    }

    static func failure(_ body: () async throws(AuthError) -> Void) async -> AuthError? {
        do throws(AuthError) { try await body() } catch { return error }
        return nil
    }
}

/// The words of an answer that is JSON.
func json(_ text: String, _ status: Int = 200, _ more: HTTPHeaders = [:]) -> Answer {
    var headers = more
    headers["Content-Type"] = "application/json; charset=utf-8"
    return .text(text, status, headers: headers)
}
