public import NetworkInterface
import PlatformInterface

/// The transport: what requests ask for beyond a single exchange, on any wire.
public final class HTTPClient: HTTPTransport {
    private let parts: ClientParts
    private let flights = Flights()

    /// Creates a transport.
    ///
    /// - Parameter parts: what it works with.
    public init(_ parts: ClientParts) { self.parts = parts }

    /// Sends a request and waits for the whole response.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try Self.check(request)
        guard request.sharesFlight, request.method == .get else { return try await response(to: request) }
        return try await flights.response(to: request) { try await self.response(to: request) }
    }

    /// Sends a request and waits for the head of the response.
    public func stream(_ request: HTTPRequest) async throws -> HTTPStream {
        try Self.check(request)
        return try await Exchange(request, parts).run { $0 }
    }

    /// Sends a request and puts the body into a file.
    public func download(_ request: HTTPRequest, to path: String) async throws -> HTTPHead {
        try Self.check(request)
        return try await Exchange(request, parts).run { stream in
            guard stream.head.isSuccess else { throw HTTPError.status(stream.head.status) }
            let file = try PartFile(for: path, name: parts.random.hexadecimal(8))
            for try await piece in stream.body { try file.write(piece) }
            try file.finish()
            return stream.head
        }
    }

    /// A task that was cancelled before has to send nothing; a shared flight runs in a task of its own, which is not.
    private static func check(_ request: HTTPRequest) throws {
        try request.check()
        try Task.checkCancellation()
    }

    private func response(to request: HTTPRequest) async throws -> HTTPResponse {
        guard let profile = request.keptFor, request.method == .get else { return try await exchange(request) }
        return try await Revalidation(of: request, for: profile, in: parts.store).response { try await exchange($0) }
    }

    private func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
        try await Exchange(request, parts).run { stream in
            HTTPResponse(head: stream.head, body: try await stream.body.collected())
        }
    }
}
