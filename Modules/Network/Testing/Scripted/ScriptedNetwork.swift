import Network
public import NetworkInterface
public import PlatformTesting
public import StorageInterface

/// A network in memory and in virtual time, for tests of whoever sends requests.
///
/// Redirects, repetitions, deadlines and what is kept are those of the real transport; only the wire is another one.
///
///     let network = ScriptedNetwork()
///     network.answer("/rates", .text("{}"))
///     let model = RatesModel(network)
///     #expect(network.requests.map(\.target) == ["/rates"])
public final class ScriptedNetwork: HTTPTransport, HTTPStage {
    /// The time that deadlines and pauses are in.
    public let time: VirtualTime
    /// `http://server.test`; the script answers for all other servers too.
    public let base: HTTPURL
    private let wire: ScriptedWire
    private let client: HTTPClient

    /// Creates a network on which there is nothing yet.
    ///
    /// - Parameters:
    ///   - time: the time; nothing that waits goes on until a test moves it.
    ///   - address: the address of the server.
    ///   - cache: where responses are kept; `nil` for memory.
    /// - Throws: what is wrong with the address.
    public init(time: VirtualTime = VirtualTime(), at address: String = "http://server.test", cache: (any Cache)? = nil)
        throws
    {
        self.time = time
        base = try HTTPURL(address)
        wire = ScriptedWire(time: time)
        client = HTTPClient(
            ClientParts(wire: wire, time: time, clock: time.wallClock, random: SeededBytes(), cache: cache))
    }

    /// What came so far.
    public var requests: [RecordedRequest] { wire.script.requests }
    /// Says what is answered from now on.
    public func answer(_ path: String, _ answers: [Answer]) { wire.script.answer(path, answers) }
    /// Lets all answers go that are held.
    public func release() { wire.gate.open() }
    /// Waits until so many requests have come.
    public func waitForRequests(_ count: Int) async { await wire.script.waitForRequests(count) }

    /// Lets every request fail from now on, as on a machine that is offline.
    ///
    /// - Parameter error: how they fail; `nil` to let them through again.
    public func fail(with error: HTTPError?) { wire.fail(with: error) }

    /// Sends a request.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse { try await client.send(request) }
    /// Sends a request.
    public func stream(_ request: HTTPRequest) async throws -> HTTPStream { try await client.stream(request) }
    /// Sends a request; the file is a real one.
    public func download(_ request: HTTPRequest, to path: String) async throws -> HTTPHead {
        try await client.download(request, to: path)
    }
}
