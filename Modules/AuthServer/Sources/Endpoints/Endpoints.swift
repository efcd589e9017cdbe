import AuthBackendInterface
import HTTPServerInterface
import JSONKit
import NetworkInterface
import PlatformInterface

/// What the server does, over a backend.
struct Endpoints: Sendable {
    let identities: any IdentityProvider

    var all: [Endpoint] {
        [
            Endpoint("POST", "/otp", limit: .code, requestCode), Endpoint("POST", "/resend", limit: .code, resend),
            Endpoint("POST", "/verify", limit: .confirmation, verify),
            Endpoint("POST", "/token", limit: .refresh, refresh), Endpoint("GET", "/user", user),
            Endpoint("PUT", "/user", limit: .code, updateUser), Endpoint("POST", "/logout", logout),
            Endpoint("GET", "/sessions", sessions), Endpoint("DELETE", "/sessions", endSession),
            Endpoint("GET", "/settings", settings),
            Endpoint("GET", "/openapi.json") { _ throws(ProtocolError) in
                HTTPAnswer(200, OpenAPI.document.compact, type: "application/json")
            },
        ]
    }

    static func json(_ value: JSONValue, _ status: Int = 200) -> HTTPAnswer {
        var answer = HTTPAnswer(status, value.compact, type: "application/json")
        // Tokens and what belongs to a person lie in no cache (RFC 6749, 5.1).
        answer.headers.add("Cache-Control", "no-store")
        return answer
    }

    /// Asks the backend, and tells its error in the words of the protocol.
    func ask<Value: Sendable>(
        _ question: @Sendable (any IdentityProvider) async throws(IdentityError) -> Value
    ) async throws(ProtocolError) -> Value {
        do throws(IdentityError) { return try await question(identities) } catch { throw ProtocolError(error) }
    }
}
