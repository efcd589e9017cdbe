import JSONKit
import NetworkInterface
import PlatformInterface

/// Speaks to a Jellyfin server as one person on one device.
struct JellyfinClient: Sendable {
    let server: MediaServer
    let device: JellyfinDevice
    /// What the server gave for signing in; `nil` before.
    var token: Secret?
    /// What the server calls the person; empty before signing in.
    var userID = ""

    func get(_ path: [String], _ query: KeyValuePairs<String, String> = [:]) async throws -> JSONNode {
        try await server.json(request(path, query))
    }

    /// The same from where versions before 10.9 have it when a server does not know the path.
    func get(
        _ path: [String], before older: [String], _ query: KeyValuePairs<String, String>
    ) async throws -> JSONNode {
        do { return try await get(path, query) } catch HTTPError.status(404) { return try await get(older, query) }
    }

    func post(_ path: [String], _ query: KeyValuePairs<String, String> = [:], _ body: JSONValue? = nil) async throws
        -> [UInt8]
    {
        var request = request(path, query)
        request.method = .post
        if let body {
            request.headers["Content-Type"] = "application/json"
            request.body = Array(body.compact.utf8)
        }
        return try await server.bytes(request)
    }

    /// The file of a picture; `nil` when there is none.
    func picture(of item: String, _ query: KeyValuePairs<String, String>) async throws -> [UInt8]? {
        let request = request(["Items", item, "Images", "Primary"], query)
        do { return try await server.bytes(request) } catch HTTPError.status(404) { return nil }
    }

    private func request(_ path: [String], _ query: KeyValuePairs<String, String>) -> HTTPRequest {
        var request = HTTPRequest(server.url(path).appending(query: query))
        request.headers["Accept"] = "application/json, image/*"
        request.credentials = [device.credential(token)]
        return request
    }
}
