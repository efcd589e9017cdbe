import StorageInterface
import StorageTesting
import Testing
import WidgetCoreInterface
import WidgetCoreTesting

@testable import WidgetCore

@Suite("the carousel")
struct CarouselTests {
    @Test("from any place all posters are shown once, round and round")
    func indexes() {
        for (index, count, expected) in [
            (0, 3, [0, 1, 2]), (1, 3, [1, 2, 0]), (2, 3, [2, 0, 1]), (3, 3, [0, 1, 2]), (5, 3, [2, 0, 1]),
            (-1, 6, [5, 0, 1, 2, 3, 4]), (-13, 6, [5, 0, 1, 2, 3, 4]), (0, 1, [0]), (7, 1, [0]), (4, 0, []),
            (.max, 6, [1, 2, 3, 4, 5, 0]), (.min, 6, [4, 5, 0, 1, 2, 3]),
        ] {
            #expect(Carousel(index: index).indexes(of: count) == expected, "\(index) of \(count)")
        }
    }

    @Test("steps go round in both ways, remember their direction and are stored within the posters")
    func steps() {
        var carousel = Carousel(index: 4)
        for (direction, count, index) in [
            (CarouselDirection.forward, 6, 5), (.forward, 6, 0), (.back, 6, 5), (.back, 3, 1), (.back, 3, 0),
            (.back, 3, 2), (.forward, 0, 0), (.back, 1, 0),
        ] {
            carousel.move(direction, among: count)
            #expect(carousel == Carousel(index: index, direction: direction))
        }
    }

    @Test("a tap moves the posters, and a fresh load goes back to the first and forward")
    func taps() async throws {
        let bench = Bench()
        _ = await bench.timeline(.display)
        try await bench.scroll(.back)
        let back = await bench.timeline(.interaction)
        #expect(back.titles == ["Film 2", "Film 0", "Film 1"])
        #expect(back.entry.content?.direction == .back)
        try await bench.scroll(.forward)
        try await bench.scroll(.forward)
        let forward = await bench.timeline(.interaction)
        #expect(forward.titles == ["Film 1", "Film 2", "Film 0"])
        #expect(forward.entry.content?.direction == .forward)
        try await bench.scroll(.back)
        let loaded = await bench.timeline(.schedule)
        #expect(loaded.titles == ["Film 0", "Film 1", "Film 2"])
        #expect(loaded.entry.content?.direction == .forward)
    }

    @Test(
        "a tap while a load is on its way is not lost, if the same posters come",
        arguments: [(3, ["Film 1", "Film 2", "Film 0"]), (2, ["Film 0", "Film 1"])])
    func tapWhileLoading(count: Int, titles: [String]) async throws {
        let bench = Bench()
        _ = await bench.timeline(.display)
        bench.catalog.answer {
            try await bench.scroll(.forward)
            return Bench.items(count)
        }
        #expect(await bench.timeline(.schedule).titles == titles)
        #expect(await bench.timeline(.interaction).titles == titles)
    }

    @Test("a place that cannot be read after a load is the beginning")
    func unreadableAfterLoad() async throws {
        let bench = Bench()
        _ = await bench.timeline(.display)
        bench.catalog.answer {
            bench.plant("\"far\"", "carousel")
            return Bench.items(3)
        }
        #expect(await bench.timeline(.schedule).titles == ["Film 0", "Film 1", "Film 2"])
        try await bench.scroll(.forward)
        #expect(await bench.timeline(.interaction).titles?.first == "Film 1")
    }

    @Test("a place beyond the posters, because there are fewer now, is one of them")
    func shrunk() async throws {
        let bench = Bench()
        bench.catalog.answer { Bench.items(6) }
        _ = await bench.timeline(.display)
        for _ in 0..<5 { try await bench.scroll(.forward) }
        try await StoredPosters(kind: bench.kind, store: bench.store)
            .set(Bench.items(3), for: PosterFeed(profile: "local"))
        #expect(await bench.timeline(.interaction).titles == ["Film 2", "Film 0", "Film 1"])
    }

    @Test("kinds, profiles and sources scroll apart; what is stored survives the process")
    func apart() async throws {
        let (first, other) = (Bench(), Bench(.recommendations))
        let recommended = Bench(.recommendations, time: first.time, store: first.store)
        _ = await first.timeline(.display)
        _ = await first.timeline(.display, profile: "ann")
        _ = await recommended.timeline(.display)
        _ = await other.timeline(.display)
        try await first.scroll(.forward)
        #expect(await recommended.timeline(.interaction).titles?.first == "Film 0")
        #expect(await first.timeline(.interaction, profile: "ann").titles?.first == "Film 0")
        let later = Bench(time: first.time, store: first.store)
        #expect(await later.timeline(.interaction).titles?.first == "Film 1")
    }

    @Test("of taps at the same time none is lost")
    func atOnce() async throws {
        let store = MemoryKeyValueStore()
        let iterator = StoredIterator(kind: .continueWatching, store: store)
        let feed = PosterFeed(profile: "local")
        try await withThrowingTaskGroup { group in
            for _ in 0..<200 { group.addTask { try await iterator.move(.forward, among: 1009, in: feed) } }
            try await group.waitForAll()
        }
        #expect(iterator.carousel(of: feed) == Carousel(index: 200))
    }

    @Test("a place that cannot be read is the beginning, and can be moved from")
    func unreadable() async throws {
        let bench = Bench()
        _ = await bench.timeline(.display)
        bench.plant("\"far\"", "carousel")
        #expect(await bench.timeline(.interaction).titles?.first == "Film 0")
        try await bench.scroll(.forward)
        #expect(await bench.timeline(.interaction).titles?.first == "Film 1")
    }
}
