import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import WidgetCoreInterface
import WidgetCoreTesting

@testable import WidgetCore

@Suite("loading or keeping")
struct LoadingTests {
    @Test("without a load before, the sources are asked, and the entry is of now and good for six hours")
    func first() async {
        for kind in PosterKind.allCases {
            let bench = Bench(kind)
            let timeline = await bench.timeline(.display)
            #expect(bench.catalog.loads == 1, "\(kind)")
            #expect(timeline.origin == .network)
            #expect(timeline.titles == ["Film 0", "Film 1", "Film 2"])
            #expect(timeline.entry.date == bench.now)
            #expect(timeline.entry.content?.loadedAt == bench.now)
            #expect(timeline.reloadAt == bench.now.advanced(by: .hours(6)))
        }
    }

    @Test("what was loaded is good until it is six hours old to the second, and for nobody longer")
    func age() async {
        for (age, loads) in [
            (.seconds(1), 1), (.hours(5), 1), (.seconds(6 * 3600 - 1), 1), (.hours(6), 2),
            (.hours(7), 2), (.hours(1000), 2),
        ] as [(Duration, Int)] {
            let bench = Bench()
            _ = await bench.timeline(.display)
            bench.time.advance(by: age)
            let timeline = await bench.timeline(.display)
            #expect(bench.catalog.loads == loads, "after \(age)")
            #expect(timeline.origin == (loads == 1 ? .cache : .network), "after \(age)")
            #expect(timeline.titles == ["Film 0", "Film 1", "Film 2"], "after \(age)")
        }
    }

    @Test("what was loaded in the future, by a clock that was set back, is old")
    func future() async {
        let bench = Bench()
        _ = await bench.timeline(.display)
        bench.time.setWallClock(by: .seconds(-1))
        #expect(await bench.timeline(.display).origin == .network)
        #expect(await bench.timeline(.display).origin == .cache)
    }

    @Test("a date without posters, and posters that cannot be read, are as nothing")
    func unreadable() async {
        for planted in ["[1", "{}", "[{\"id\": 7}]", "null"] {
            let bench = Bench()
            _ = await bench.timeline(.display)
            bench.plant(planted, "posters")
            let timeline = await bench.timeline(.display)
            #expect(bench.catalog.loads == 2, "\(planted)")
            #expect(timeline.titles?.count == 3, "\(planted)")
            #expect(await bench.timeline(.display).origin == .cache, "\(planted)")
        }
    }

    @Test("a date that cannot be read, and posters without a date, are loaded anew")
    func undated() async {
        let bench = Bench()
        _ = await bench.timeline(.display)
        bench.plant("\"yesterday\"", "loaded")
        #expect(await bench.timeline(.display).origin == .network)
        #expect(bench.catalog.loads == 2)
    }

    @Test("a button never asks the sources: not when all is fresh, old, failed or missing")
    func interaction() async {
        let fresh = Bench()
        _ = await fresh.timeline(.display)
        #expect(await fresh.timeline(.interaction).origin == .cache)
        fresh.time.advance(by: .hours(7))
        let old = await fresh.timeline(.interaction)
        #expect(old.isStale)
        #expect(old.entry.age == .hours(7))
        #expect(fresh.catalog.loads == 1)
        let missing = Bench()
        #expect(await missing.timeline(.interaction).entry.state == .error(Strings.nothingLoaded))
        #expect(missing.catalog.loads == 0)
    }

    @Test("a schedule, another profile and a start ask the sources and replace what was kept, however fresh")
    func causes() async {
        for kind in PosterKind.allCases {
            for cause in [LoadCause.schedule, .profileChange, .launch] {
                let bench = Bench(kind)
                _ = await bench.timeline(.display)
                bench.catalog.answer { Bench.items(2) }
                #expect(await bench.timeline(cause).titles?.count == 2, "\(cause)")
                #expect(await bench.timeline(.display).titles?.count == 2, "\(cause)")
                #expect(bench.catalog.loads == 2, "\(cause)")
            }
        }
    }

    @Test("a title that is added or removed loads what was begun, and leaves recommendations alone")
    func library() async {
        for (kind, loads) in [(PosterKind.continueWatching, 2), (.recommendations, 1)] {
            let bench = Bench(kind)
            _ = await bench.timeline(.display)
            _ = await bench.timeline(.libraryChange)
            #expect(bench.catalog.loads == loads, "\(kind)")
        }
    }

    @Test("taps do not push the end of the six hours away")
    func taps() async throws {
        let bench = Bench()
        let loaded = await bench.timeline(.display)
        for _ in 0..<35 {
            bench.time.advance(by: .minutes(10))
            try await bench.scroll(.forward)
            let timeline = await bench.timeline(.interaction)
            #expect(timeline.reloadAt == loaded.reloadAt)
            #expect(!timeline.isStale)
        }
        bench.time.advance(by: .minutes(10))
        #expect(await bench.timeline(.display).origin == .network)
    }

    @Test("that nothing was begun is an answer, kept like any other")
    func nothingBegun() async {
        let bench = Bench()
        bench.catalog.answer { [] }
        let timeline = await bench.timeline(.display)
        #expect(timeline.entry.state == .empty)
        #expect(timeline.reloadAt == bench.now.advanced(by: .hours(6)))
        #expect(await bench.timeline(.display).entry.state == .empty)
        #expect(bench.catalog.loads == 1)
    }

    @Test("that nothing is recommended is a failure, and what was kept stays")
    func nothingRecommended() async {
        let bench = Bench(.recommendations)
        bench.catalog.answer { [] }
        #expect(await bench.timeline(.display).entry.state == .error(Strings.nothingRecommended))
        bench.catalog.answer { Bench.items(4) }
        #expect(await bench.timeline(.schedule).titles?.count == 4)
        bench.catalog.answer { [] }
        let timeline = await bench.timeline(.schedule)
        #expect(timeline.titles?.count == 4)
        #expect(timeline.isStale)
    }

    @Test("at most six posters are shown and kept, in their order, whatever the sources send")
    func six() async throws {
        for (sent, shown) in [(1, 1), (5, 5), (6, 6), (7, 6), (100, 6)] {
            for kind in PosterKind.allCases {
                let bench = Bench(kind)
                bench.catalog.answer { Bench.items(sent) }
                let expected = (0..<shown).map { Optional("Film \($0)") }
                #expect(await bench.timeline(.display).titles == expected)
                #expect(await bench.timeline(.display).titles == expected)
                let kept = StoredPosters(kind: kind, store: bench.store).items(of: PosterFeed(profile: "local"))
                #expect(kept?.count == shown)
            }
        }
    }

    @Test("what another profile loaded is never shown, and what one source gave not for another")
    func apart() async {
        let bench = Bench()
        _ = await bench.timeline(.display, profile: "ann")
        bench.catalog.answer { [] }
        #expect(await bench.timeline(.display, profile: "bob").entry.state == .empty)
        #expect(await bench.timeline(.interaction, profile: "eve").titles == nil)
        #expect(await bench.timeline(.display, profile: "ann").titles?.count == 3)
        let one = PosterRequest(PosterFeed(profile: "ann", source: "films"), cause: .interaction)
        #expect(await bench.processor.timeline(for: one).entry.content == nil)
    }

    @Test("a store that cannot be written shows what was loaded all the same")
    func readOnly() async {
        let bench = Bench()
        bench.store.fail(with: .readOnly(path: "/group.db"))
        let timeline = await bench.timeline(.display)
        #expect(timeline.titles?.count == 3)
        #expect(timeline.entry.content?.loadedAt == bench.now)
    }
}
