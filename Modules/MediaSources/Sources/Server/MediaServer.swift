import JSONKit
import NetworkInterface
import PlatformInterface

/// Sends requests to a server of media and tells its faults apart.
struct MediaServer: Sendable {
    /// As long as a source may take; whoever asks tries again much later, so nothing is sent twice.
    private static let deadlines = HTTPDeadlines(connect: .seconds(3), firstByte: .seconds(7), whole: .seconds(8))

    let kind: MediaServerKind
    let base: HTTPURL
    let transport: (any HTTPTransport)?

    /// - Throws: ``MediaServerError/signedOut(server:address:)`` for 401; `HTTPError`, also for any other status than
    ///   200 to 299.
    func bytes(_ request: HTTPRequest) async throws -> [UInt8] {
        guard let transport else { throw MediaServerError.noNetwork }
        var request = request
        (request.deadlines, request.retry) = (Self.deadlines, .never)
        let response = try await transport.send(request)
        if response.status == 401 { throw MediaServerError.signedOut(server: kind, address: "\(base)") }
        return try response.successful().body
    }

    func json(_ request: HTTPRequest) async throws -> JSONNode {
        let bytes = try await bytes(request)
        do throws(JSONError) {
            return try JSONNode(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw MediaServerError.notUnderstood(server: kind)
        }
    }

    /// Reads what a server says; what it leaves out has to be optional.
    func decoded<Value: Decodable>(_ node: JSONNode, as type: Value.Type = Value.self) throws -> Value {
        do { return try node.decode(type) } catch { throw MediaServerError.notUnderstood(server: kind) }
    }

    /// An address below that of the server.
    func url(_ path: [String]) -> HTTPURL { path.reduce(base) { $0.appending($1) } }
}

extension JSONNode {
    /// The member of an object; `nil` when there is none, and for anything else than an object.
    subscript(key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }
}
