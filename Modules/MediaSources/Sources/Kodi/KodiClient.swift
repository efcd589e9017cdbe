import JSONKit
import NetworkInterface
import PlatformInterface

/// Speaks JSON-RPC 2.0 with Kodi over HTTP.
struct KodiClient: Sendable {
    let server: MediaServer
    /// Name and password with a colon between them; `nil` where nobody has to sign in.
    var credential: Secret?

    /// Calls a method.
    ///
    /// - Returns: its result.
    /// - Throws: ``MediaServerError/refused(server:code:)`` with the code of an error of JSON-RPC.
    func call(_ method: String, _ parameters: JSONValue = .object([])) async throws -> JSONNode {
        var request = request(["jsonrpc"])
        request.method = .post
        // Without it the answer is 415.
        request.headers["Content-Type"] = "application/json"
        let call: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters]
        request.body = Array(call.compact.utf8)
        let answer = try await server.json(request)
        if let result = answer["result"] { return result }
        guard let code = try? answer["error"]?["code"]?.int() else {
            throw MediaServerError.notUnderstood(server: server.kind)
        }
        throw MediaServerError.refused(server: server.kind, code: code)
    }

    /// The file of a picture, `image://…` by the name that Kodi has for it, in its own size; `nil` when there is none.
    func picture(_ address: String) async throws -> [UInt8]? {
        do { return try await server.bytes(request(["image", address])) } catch HTTPError.status(404) { return nil }
    }

    private func request(_ path: [String]) -> HTTPRequest {
        var request = HTTPRequest(server.url(path))
        request.credentials = credential.map { [Self.basic($0)] } ?? []
        return request
    }

    /// Source: RFC 7617.
    private static func basic(_ credential: Secret) -> HTTPCredential {
        HTTPCredential(
            header: "Authorization", value: Secret("Basic \(Base64.encoded(credential.reveal()))"))
    }
}
