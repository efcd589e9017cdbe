import PlatformInterface
import PlatformTesting
import StorageTesting
import Testing
import WidgetHostInterface
import WidgetHostTesting

@testable import WidgetHost

@Suite("what is due while no owner keeps the schedule")
struct RefreshTests {
    @Test("it is known when something is due: never, later, overdue, and at once after the clock was set back")
    func next() async throws {
        let bench = Bench()
        #expect(try bench.host.nextReload(for: "local") == nil)
        try await bench.add()
        #expect(try bench.host.nextReload(for: "local") == nil)
        bench.reload(after: .hours(1))
        try await bench.add()
        let due = try #require(try bench.host.nextReload(for: "local"))
        #expect(bench.now.duration(to: due) >= .hours(1))
        bench.time.advance(by: .hours(2))
        #expect(try bench.host.nextReload(for: "local") == due)
        bench.time.setWallClock(by: .hours(-24 * 365))
        #expect(try bench.host.nextReload(for: "local") == bench.now)
    }

    @Test("one process does it once: what is due, counted, and nothing else")
    func reload() async throws {
        let bench = Bench()
        bench.reload(after: .hours(1))
        let due = try await bench.add()
        bench.reload(after: .hours(9))
        let later = try await bench.add(.small, ["source": "a"])
        bench.time.advance(by: .hours(2))
        let other = Bench(time: bench.time, store: bench.store)
        other.reload(after: .hours(1))
        await other.host.reloadDue(for: "local")
        #expect(other.provider.requests.map(\.cause) == [.schedule])
        #expect(try bench.explanation(due)?.budgetLeft == 47)
        #expect(try bench.explanation(later)?.budgetLeft == 48)
        await other.host.reloadDue(for: "local")
        #expect(other.provider.loads == 1)
    }

    @Test("the budget holds for processes that come and go, too")
    func budget() async throws {
        let bench = Bench()
        bench.reload(after: .zero)
        let id = try await bench.add()
        for _ in 0..<287 {
            let process = Bench(time: bench.time, store: bench.store)
            process.reload(after: .zero)
            if let next = try process.host.nextReload(for: "local"), next <= process.now {
                await process.host.reloadDue(for: "local")
            }
            bench.time.advance(by: .minutes(5))
        }
        #expect(try bench.explanation(id)?.budgetLeft == 0)
        #expect(bench.host.store.record(of: id, "local").spent.count == 48)
    }

    @Test("of processes that ask at once one may, none while one is at it, and after a minute another")
    func lease() async throws {
        let bench = Bench()
        bench.reload(after: .zero)
        try await bench.add()
        let hosts = (0..<8).map { _ in Bench(time: bench.time, store: bench.store).host }
        #expect(try await claims(hosts) == 1)
        #expect(try await claims(hosts) == 0)
        bench.time.advance(by: .seconds(61))
        #expect(try await claims(hosts) == 1)
    }

    @Test("two that begin at once ask the provider once, and one that died is followed by another in a minute")
    func flight() async throws {
        let bench = Bench()
        bench.reload(after: .zero)
        try await bench.add()
        bench.time.advance(by: .hours(1))
        let now = bench.now
        // It died before its end.
        #expect(try await bench.host.store.changeLease(of: "local") { $0.begin(at: now) })
        await bench.host.reloadDue(for: "local")
        #expect(bench.provider.requests.count == 1)
        bench.time.advance(by: .seconds(60))
        await bench.host.reloadDue(for: "local")
        #expect(bench.provider.requests.count == 2)
    }

    private func claims(_ hosts: [WidgetHost]) async throws -> Int {
        try await withThrowingTaskGroup { group in
            for host in hosts { group.addTask { try await host.claimRefresh(for: "local") ? 1 : 0 } }
            return try await group.reduce(0, +)
        }
    }
}
