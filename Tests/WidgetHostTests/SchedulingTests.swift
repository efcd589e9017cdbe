import PlatformInterface
import PlatformTesting
import Testing
import WidgetHostInterface
import WidgetHostTesting

@testable import WidgetHost

@Suite("the schedule")
struct SchedulingTests {
    @Test(
        "a policy is followed: after a date, never, and at the end, which of one entry is at once and then in five minutes"
    )
    func policies() async throws {
        for (policy, reloads) in [
            ((.after(WallTime(seconds: 1_767_225_600 + 3600))) as ReloadPolicy, 1), (.never, 0), (.atEnd, 2),
        ] {
            let bench = Bench()
            let clock = bench.time.wallClock
            let start = bench.now
            bench.provider.deliver { _ in
                Bench.timeline("film", at: clock.now, policy: clock.now == start ? policy : .never)
            }
            try await bench.add()
            await bench.pass(.seconds(3600 + 300))
            #expect(bench.provider.requests.count == 1 + reloads, "\(policy)")
        }
    }

    @Test("a provider that is never content gets 48 reloads in a day, five minutes apart, and the host says why")
    func greedy() async throws {
        let bench = Bench()
        bench.reload(after: .zero)
        let id = try await bench.add()
        await bench.pass(.hours(24) - .seconds(1))
        #expect(bench.provider.requests.count == 1 + 48)
        let explanation = try #require(try bench.explanation(id))
        #expect(explanation.budgetLeft == 0)
        #expect(explanation.refusal?.reason == .budgetSpent)
        #expect(explanation.next == explanation.refusal?.until)
        #expect(explanation.last?.cause == .schedule)
        #expect(explanation.last?.origin == .network)
        await bench.pass(.hours(24))
        #expect(bench.provider.requests.count == 1 + 96)
    }

    @Test("with somebody looking at the app nothing is counted, and five minutes stay between two reloads")
    func foreground() async throws {
        let bench = Bench()
        bench.reload(after: .zero)
        let id = try await bench.add()
        await bench.host.setForeground(true)
        await bench.pass(.hours(24) - .seconds(1))
        #expect(bench.provider.requests.count == 1 + 288)
        #expect(try bench.explanation(id)?.budgetLeft == 48)
    }

    @Test("only the schedule and requests of features are counted")
    func free() async throws {
        for cause in ReloadCause.allCases {
            let bench = Bench()
            let id = try await bench.add()
            for _ in 0..<3 { await bench.host.reload(Bench.kind, of: "local", cause: cause) }
            let isCounted = cause == .schedule || cause == .request
            #expect(try bench.explanation(id)?.budgetLeft == (isCounted ? 47 : 48), "\(cause)")
            #expect(bench.provider.requests.count == (isCounted ? 2 : 4), "\(cause)")
        }
    }

    @Test("a request that comes too soon is not forgotten: it is put off, said so, and done")
    func putOff() async throws {
        let bench = Bench()
        let id = try await bench.add()
        await bench.host.reload(Bench.kind, of: "local", cause: .request)
        bench.time.advance(by: .minutes(1))
        await bench.host.reload(Bench.kind, of: "local", cause: .request)
        #expect(bench.provider.requests.count == 2)
        let refusal = try #require(try bench.explanation(id)?.refusal)
        #expect(refusal.reason == .tooSoon)
        #expect(refusal.time == bench.now)
        #expect(refusal.until == bench.now.advanced(by: .minutes(4)))
        await bench.pass(.minutes(4))
        #expect(bench.provider.requests.count == 3)
    }

    @Test("widgets that show the same make one load, whatever their shape; others load for themselves")
    func singleFlight() async throws {
        let bench = Bench()
        for family in [WidgetFamily.small, .medium, .accessoryInline] { try await bench.add(family) }
        try await bench.add(.small, ["source": "a"])
        try await bench.add(.small, profile: "ann")
        let before = bench.provider.requests.count
        await bench.host.reloadAll(of: "local", cause: .launch)
        let requests = bench.provider.requests.dropFirst(before)
        #expect(requests.count == 4)
        #expect(requests.count { $0.mayLoad } == 2)
    }

    @Test("reloads that come while one is loading wait for it and load nothing; after a title came they do")
    func joining() async throws {
        for (cause, loads) in [(ReloadCause.launch, 1), (.libraryChange, 2)] {
            let bench = Bench()
            try await bench.add()
            let (time, start) = (bench.time, bench.now)
            bench.provider.deliver { request in
                if request.mayLoad { try await time.sleep(for: .seconds(2)) }
                return Bench.timeline("new", at: start, policy: .never)
            }
            let before = bench.provider.loads
            let first = Task { await bench.host.reloadAll(of: "local", cause: .launch) }
            await time.waitForSleepers(2)
            let second = Task { await bench.host.reloadAll(of: "local", cause: cause) }
            // Held until it is seen to wait behind the first.
            while await bench.host.loads.values.first?.number != 3 { await Task.yield() }
            time.advance(by: .seconds(2))
            await first.value
            if cause == .libraryChange {
                await time.waitForSleepers(2)
                time.advance(by: .seconds(2))
            }
            await second.value
            #expect(bench.provider.loads - before == loads, "\(cause)")
        }
    }

    @Test("after three days of suspend every widget is reloaded once")
    func suspend() async throws {
        let bench = Bench()
        bench.reload(after: .hours(6))
        for source in ["a", "b"] { try await bench.add(.small, ["source": source]) }
        await bench.pass(.zero)
        bench.time.advance(by: .hours(72))
        await bench.host.reloadDue()
        #expect(bench.provider.requests.count == 4)
    }

    @Test("a clock that was set, back or forth, makes a new plan, free of charge", arguments: [-48, -1, 1, 48])
    func clock(hours: Int) async throws {
        let bench = Bench()
        bench.reload(after: .hours(6))
        let id = try await bench.add()
        let run = Task { await bench.host.run(for: "local") }
        await bench.time.waitForSleepers(1)
        bench.time.setWallClock(by: .hours(hours))
        while bench.provider.requests.count < 2 { await Task.yield() }
        #expect(bench.provider.requests.last?.cause == .clock)
        while try bench.explanation(id)?.last?.cause != .clock { await Task.yield() }
        #expect(try bench.shown(id).content == "\"film\"")
        let explanation = try #require(try bench.explanation(id))
        #expect(explanation.budgetLeft == 48)
        let wait = try #require(explanation.next.map { bench.now.duration(to: $0) })
        #expect((.hours(6) ... .hours(6) + .minutes(5)).contains(wait))
        run.cancel()
        await run.value
    }

    @Test("a running schedule sleeps until something is due, and takes up what another process places")
    func running() async throws {
        let bench = Bench()
        bench.reload(after: .hours(6))
        let run = Task { await bench.host.run(for: "local") }
        await bench.time.waitForSleepers(1)
        let other = Bench(time: bench.time, store: bench.store)
        other.reload(after: .hours(6))
        let id = try await other.add()
        while await bench.host.plan?.placements[id] == nil { await Task.yield() }
        await bench.time.waitForSleepers(1)
        #expect(bench.provider.requests == [])
        bench.time.advance(by: .hours(6) + .minutes(5))
        while try bench.explanation(id)?.last?.cause != .schedule { await Task.yield() }
        #expect(bench.provider.requests.count == 1)
        run.cancel()
        await run.value
    }

    @Test("1,000 widgets that reload every six hours have 4,000 reloads in a day, and load as often as they differ")
    func thousand() async throws {
        let bench = Bench()
        bench.reload(after: .hours(6))
        var board = Board()
        for number in 0..<1000 { _ = board.add(Bench.kind, .small, ["name": "\(number % 250)"], at: bench.now) }
        let placed = board
        try await bench.host.store.changeBoard(of: "local") { $0 = placed }
        await bench.host.reloadAll(of: "local", cause: .launch)
        let before = (bench.provider.requests.count, bench.provider.loads)
        await bench.pass(.hours(24) + .minutes(21))
        #expect(bench.provider.requests.count - before.0 == 4000)
        #expect(bench.provider.loads - before.1 == 1000)
        #expect(try bench.host.explanations(of: "local").allSatisfy { $0.budgetLeft == 44 })
    }
}
