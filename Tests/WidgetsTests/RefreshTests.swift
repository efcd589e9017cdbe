import CommandKitTesting
import FeatureKitInterface
import PlatformInterface
import PlatformTesting
import Testing
import WidgetHostInterface
import WidgetHostTesting

@testable import Widgets

@Suite("what is due while no app is open")
@MainActor
struct RefreshTests {
    private static let words = ["widgets", "reload", "--due"]

    @Test("whoever draws an outdated widget has the answer at once, and one process is started that loads")
    func render() async throws {
        let bench = Bench()
        let id = try await bench.add()
        let now = bench.time.wallClock.now
        _ = await bench.run("render", id)
        bench.host.setNextReload(now.advanced(by: .seconds(1)))
        _ = await bench.run("render", id)
        #expect(bench.programs.requests == [])
        bench.host.setNextReload(now)
        let loads = bench.host.causes
        for _ in 0..<3 { #expect(await bench.run("render", id, "--format", "tmux").output.hasPrefix("▶ Шрек")) }
        #expect(bench.programs.requests.map(\.arguments) == [Self.words])
        #expect(bench.programs.requests.map(\.program) == ["/opt/tessera"])
        #expect(bench.host.causes == loads)
    }

    @Test("an app that is open does it itself, and the process for another instance says so")
    func owner() async throws {
        let bench = Bench()
        let id = try await bench.add()
        bench.host.setNextReload(bench.time.wallClock.now)
        guard case .owner(let owner) = try await bench.world.instance().elect() else { return #expect(Bool(false)) }
        _ = await bench.run("render", id)
        #expect(bench.programs.requests == [])
        _ = await bench.run("reload", "--due")
        #expect(bench.host.causes == [.placement])
        owner.resign()
        let refresh = DetachedRefresh(
            scheduling: bench.host, instance: bench.world.instance(try InstanceName("work")), programs: bench.programs,
            clock: bench.time.wallClock, time: bench.time)
        try await refresh.startIfNeeded("/opt/tessera", profile: "local")
        #expect(bench.programs.requests.map(\.arguments) == [["--instance", "work"] + Self.words])
    }

    @Test("the process reloads what is due, as the schedule does")
    func reload() async throws {
        let bench = Bench()
        _ = try await bench.add()
        #expect(await bench.run("reload", "--due").code == .done)
        #expect(bench.host.causes == [.placement])
        bench.host.setNextReload(bench.time.wallClock.now)
        #expect(await bench.run("reload", "--due").code == .done)
        #expect(bench.host.causes == [.placement, .schedule])
    }

    @Test("what streams for a bar has it done when the time comes, without being asked to draw")
    func stream() async throws {
        let bench = Bench()
        _ = try await bench.add()
        bench.host.setNextReload(bench.time.wallClock.now.advanced(by: .seconds(600)))
        let keeping = Task { try await bench.parts.refresh.keep("/opt/tessera", profile: "local") }
        await bench.time.waitForSleepers(1)
        bench.time.advance(by: .seconds(599))
        #expect(bench.programs.requests == [])
        bench.time.advance(by: .seconds(1))
        await bench.time.waitForSleepers(1)
        #expect(bench.programs.requests.count == 1)
        keeping.cancel()
    }

    @Test("a stream ends in every format when nobody reads it any more, after its lines")
    func end() async throws {
        for format in HostFormat.allCases {
            let bench = Bench()
            let id = try await bench.add()
            let run = Task { await bench.run("stream", id, "--format", format.rawValue, lines: ["["]) }
            if format != .i3bar { bench.caller.leave() }
            let ended = await run.value
            #expect(ended.code == .done, "\(format)")
            #expect(!ended.output.isEmpty, "\(format)")
        }
    }
}
