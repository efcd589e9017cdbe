import Network
public import NetworkInterface
import PlatformTesting
public import StorageInterface

/// The real transport, for tests with a ``StandInServer``; deadlines are in real time, and pauses end with an error.
public struct LoopbackTransport: HTTPTransport {
    private let client: HTTPClient

    /// Creates a transport with a thread and connections of its own.
    ///
    /// - Parameters:
    ///   - variables: the environment, for proxies and authorities; none, so that no test depends on the
    ///     machine's.
    ///   - cache: where responses are kept; `nil` for memory.
    public init(_ variables: [String: String] = [:], cache: (any Cache)? = nil) {
        let time = KernelTime()
        client = HTTPClient(
            ClientParts(
                wire: CurlWire(NetworkSettings(FixedEnvironment(variables)), time: time), time: time,
                clock: VirtualTime().wallClock, random: SeededBytes(), cache: cache))
    }

    /// Sends a request.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse { try await client.send(request) }
    /// Sends a request.
    public func stream(_ request: HTTPRequest) async throws -> HTTPStream { try await client.stream(request) }
    /// Sends a request.
    public func download(_ request: HTTPRequest, to path: String) async throws -> HTTPHead {
        try await client.download(request, to: path)
    }
}
