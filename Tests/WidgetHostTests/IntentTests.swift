import LocalizationKit
import PlatformInterface
import PlatformTesting
import Synchronization
import Testing
import WidgetHostInterface
import WidgetHostTesting

@testable import WidgetHost

@Suite("buttons of widgets")
struct IntentTests {
    /// Counts presses, as a store would.
    private final class Counter: Sendable {
        let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        var intent: WidgetIntent {
            WidgetIntent("forward", title: "Forward") { _ in self.count.withLock { $0 += 1 } }
        }
    }

    private func bench(_ counter: Counter) -> Bench {
        let bench = Bench(intents: [counter.intent, WidgetIntent("fail", title: "Fail") { _ in throw Away() }])
        let clock = bench.time.wallClock
        bench.provider.deliver { _ in Bench.timeline("\(counter.value)", at: clock.now, policy: .never, origin: .cache)
        }
        return bench
    }

    @Test("a press is done, then the touched widget is redrawn, then every other of its kind, from what is kept")
    func press() async throws {
        let bench = bench(Counter())
        var ids: [String] = []
        for family in [WidgetFamily.small, .medium, .small] { ids.append(try await bench.add(family)) }
        let before = bench.provider.requests.count
        try await bench.host.perform("forward", on: ids[1], of: "local")
        let requests = bench.provider.requests.dropFirst(before)
        #expect(requests.map(\.context.family) == [.medium, .small, .small])
        #expect(requests.allSatisfy { $0.cause == .intent && !$0.mayLoad })
        for id in ids {
            #expect(try bench.shown(id).content == "\"1\"")
            #expect(try bench.explanation(id)?.budgetLeft == 48)
            #expect(try bench.explanation(id)?.last?.origin == .cache)
        }
    }

    @Test("presses that come at once are all done")
    func quick() async throws {
        let counter = Counter()
        let bench = bench(counter)
        let id = try await bench.add()
        try await withThrowingTaskGroup { group in
            for _ in 0..<50 { group.addTask { try await bench.host.perform("forward", on: id, of: "local") } }
            try await group.waitForAll()
        }
        #expect(counter.value == 50)
        #expect(try bench.shown(id).content == "\"50\"")
        #expect(await bench.host.presses.isEmpty)
    }

    @Test("a press does not wait for what is being loaded")
    func whileLoading() async throws {
        let counter = Counter()
        let bench = bench(counter)
        let id = try await bench.add()
        let (time, clock) = (bench.time, bench.time.wallClock)
        bench.provider.deliver { request in
            if request.mayLoad { try await time.sleep(for: .seconds(9)) }
            return Bench.timeline("\(counter.value)", at: clock.now, policy: .never)
        }
        let load = Task { await bench.host.reloadAll(of: "local", cause: .launch) }
        await time.waitForSleepers(2)
        try await bench.host.perform("forward", on: id, of: "local")
        #expect(try bench.shown(id).content == "\"1\"")
        time.advance(by: .seconds(9))
        await load.value
    }

    @Test("a press that fails marks the widget as outdated, and says why to who pressed")
    func failing() async throws {
        let bench = bench(Counter())
        let id = try await bench.add()
        await #expect(throws: Away.self) { try await bench.host.perform("fail", on: id, of: "local") }
        #expect(try bench.shown(id) == ShownWidget(content: "\"0\"", problem: "the server is away"))
        try await bench.host.perform("forward", on: id, of: "local")
        #expect(try bench.shown(id) == ShownWidget(content: "\"1\""))
    }

    @Test("nothing is done on a locked session")
    func locked() async throws {
        let counter = Counter()
        let bench = bench(counter)
        let id = try await bench.add()
        bench.lock.set(.locked)
        await #expect(throws: WidgetHostError.locked) { try await bench.host.perform("forward", on: id, of: "local") }
        #expect(counter.value == 0)
        bench.lock.set(.unlocked)
        try await bench.host.perform("forward", on: id, of: "local")
        #expect(counter.value == 1)
    }
}
