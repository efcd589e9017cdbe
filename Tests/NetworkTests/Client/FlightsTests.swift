import NetworkInterface
import NetworkTesting
import PlatformTesting
import Testing

@testable import Network

@Suite("single flight")
struct FlightsTests {
    private let flights = Flights()
    private let network: ScriptedNetwork
    private let request: HTTPRequest

    init() throws {
        network = try ScriptedNetwork()
        network.answer("/", Answer(body: Array("one".utf8), .held))
        var request = HTTPRequest(network.base)
        request.retry = .never
        self.request = request
    }

    /// So many who wait for one answer.
    private func passengers(_ count: Int) async -> [Task<HTTPResponse, any Error>] {
        let tasks = (0..<count).map { _ in
            Task { try await flights.response(to: request) { try await network.send(request) } }
        }
        while flights.waiters(for: request) < count { await Task.yield() }
        await network.waitForRequests(1)
        return tasks
    }

    @Test("ten equal requests are one, and the eleventh, later, is another")
    func one() async throws {
        let tasks = await passengers(10)
        network.release()
        for task in tasks { #expect(try await task.value.text == "one") }
        #expect(network.requests.count == 1)
        #expect(try await flights.response(to: request) { try await network.send(request) }.text == "one")
        #expect(network.requests.count == 2)
    }

    @Test("who is cancelled leaves at once, and the others get the answer")
    func leaving() async throws {
        let tasks = await passengers(3)
        tasks[0].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[0].value }
        #expect(flights.waiters(for: request) == 2)
        network.release()
        for task in tasks.dropFirst() { #expect(try await task.value.text == "one") }
    }

    @Test("when all have left, the request is cancelled, and a new one begins anew")
    func abandoned() async throws {
        let tasks = await passengers(2)
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(flights.waiters(for: request) == 0)
        network.release()
        #expect(try await flights.response(to: request) { try await network.send(request) }.text == "one")
        #expect(network.requests.count == 2)
    }

    @Test("a failure reaches all")
    func failure() async throws {
        network.answer("/", Answer(200, .silent))
        let tasks = await passengers(3)
        await network.time.waitForSleepers(1)
        network.time.advance(by: .seconds(60))
        for task in tasks {
            await #expect(throws: HTTPError.self) { try await task.value }
        }
    }
}
