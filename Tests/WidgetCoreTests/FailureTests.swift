import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageInterface
import Testing
import WidgetCoreInterface
import WidgetCoreTesting

@testable import WidgetCore

@Suite("failed loads")
struct FailureTests {
    private func reason(_ timeline: WidgetTimeline) -> String? {
        switch timeline.entry.state {
        case .error(let reason): "\(reason)"
        case .stale(_, let reason): reason.map { "\($0)" }
        case .content, .empty: nil
        }
    }

    @Test("a failure keeps the last good posters, says why and how old they are, and does not touch the place")
    func kept() async throws {
        let bench = Bench()
        _ = await bench.timeline(.display)
        try await bench.scroll(.forward)
        bench.fail()
        bench.time.advance(by: .hours(6))
        let timeline = await bench.timeline(.schedule)
        #expect(timeline.isStale)
        #expect(reason(timeline) == "films: the server is away")
        #expect(timeline.entry.age == .hours(6))
        #expect(timeline.titles == ["Film 1", "Film 2", "Film 0"])
        #expect(timeline.reloadAt == bench.now.advanced(by: .minutes(5)))
    }

    @Test("without anything from before a failure is an error entry")
    func bare() async {
        let bench = Bench()
        bench.fail()
        let timeline = await bench.timeline(.display)
        #expect(timeline.titles == nil)
        #expect(reason(timeline) == "films: the server is away")
        #expect(timeline.entry.date == bench.now)
    }

    @Test("attempts grow apart: 5, 10, 20, 40, 80, 160, 320 and from then on 360 minutes, and a success forgets it")
    func distance() async {
        let bench = Bench()
        bench.fail()
        for minutes in [5, 10, 20, 40, 80, 160, 320, 360, 360] {
            let timeline = await bench.timeline(.schedule)
            #expect(timeline.reloadAt == bench.now.advanced(by: .minutes(minutes)))
            bench.time.advance(by: .minutes(minutes))
        }
        bench.catalog.answer { Bench.items(1) }
        #expect(await bench.timeline(.schedule).reloadAt == bench.now.advanced(by: .hours(6)))
        bench.fail()
        #expect(await bench.timeline(.schedule).reloadAt == bench.now.advanced(by: .minutes(5)))
    }

    @Test("until the next attempt is due nothing that is merely shown or tapped asks the sources")
    func noStorm() async throws {
        let bench = Bench()
        bench.fail()
        _ = await bench.timeline(.display)
        for _ in 0..<20 {
            try await bench.scroll(.forward)
            _ = await bench.timeline(.interaction)
            _ = await bench.timeline(.display)
        }
        #expect(bench.catalog.loads == 1)
        bench.time.advance(by: .minutes(5))
        _ = await bench.timeline(.display)
        #expect(bench.catalog.loads == 2)
        bench.time.setWallClock(by: .hours(-10))
        _ = await bench.timeline(.display)
        #expect(bench.catalog.loads == 3, "a clock that was set back does not stop all attempts")
    }

    @Test("a source that hangs is given up after eight seconds, and the others are shown, with its name")
    func hanging() async {
        let bench = Bench()
        let slow = ScriptedCatalog("slow")
        let (time, wait) = (bench.time, Duration.seconds(1000))
        slow.answer {
            try await time.sleep(for: wait)
            return []
        }
        let processor = bench.processor([slow, bench.catalog])
        let task = Task { await processor.timeline(for: PosterRequest(PosterFeed(profile: "local"), cause: .display)) }
        await bench.time.waitForSleepers(2)
        bench.time.advance(by: .seconds(8))
        let timeline = await task.value
        #expect(timeline.titles?.count == 3)
        #expect(timeline.entry.content?.silentSources.map(\.description) == ["slow"])
    }

    @Test("where one source has nothing and another one fails, it is not known that there is nothing")
    func partly() async {
        let bench = Bench()
        let empty = ScriptedCatalog("empty")
        bench.fail()
        let request = PosterRequest(PosterFeed(profile: "local"), cause: .display)
        let timeline = await bench.processor([empty, bench.catalog]).timeline(for: request)
        #expect(reason(timeline) == "films: the server is away")
    }

    @Test("a source that this build does not have, and no source at all, are said so")
    func none() async {
        let bench = Bench()
        var request = PosterRequest(PosterFeed(profile: "local"), cause: .display)
        #expect(reason(await bench.processor([]).timeline(for: request)) == "no media source in this build")
        request.feed.source = "plex"
        #expect(reason(await bench.processor.timeline(for: request)) == "no media source `plex` in this build")
    }

    @Test("a reason that was kept is read in the language of who reads it")
    func language() async {
        let bench = Bench(.recommendations)
        bench.catalog.answer { [] }
        _ = await bench.timeline(.display)
        guard case .error(let text) = await bench.timeline(.interaction).entry.state else {
            Issue.record("no error")
            return
        }
        #expect(text.text(in: .russian) == "ни один источник ничего не советует")
    }
}
