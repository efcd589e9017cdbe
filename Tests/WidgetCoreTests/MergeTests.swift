import Testing
import WidgetCoreInterface

@testable import WidgetCore

@Suite("the answers of several sources")
struct MergeTests {
    private func item(_ id: String, _ change: (inout MediaItem) -> Void = { _ in }) -> MediaItem {
        var item = MediaItem(MediaID(id, from: "a"), title: id)
        change(&item)
        return item
    }

    @Test("what was begun is ordered by when it was watched, the undated last and in their order")
    func order() {
        let merged = MediaMerge.byLastWatched([
            [item("old") { $0.watchedAt = 1 }, item("undated")], [item("new") { $0.watchedAt = 9 }, item("other")],
        ])
        #expect(merged.map(\.id.item) == ["new", "old", "undated", "other"])
    }

    @Test("a film in two versions, a series with two episodes and what was watched to the end are not shown twice")
    func unique() {
        let merged = MediaMerge.byLastWatched([
            [
                item("4k") { ($0.title, $0.year, $0.watchedAt) = ("Dune", 2021, 5) },
                item("hd") { ($0.title, $0.year, $0.watchedAt) = ("DUNE", 2021, 6) },
                item("remake") { ($0.title, $0.year, $0.watchedAt) = ("Dune", 1984, 4) },
                item("e1") { ($0.show, $0.watchedAt) = ("Lost", 2) },
                item("e2") { ($0.show, $0.watchedAt) = ("Lost", 3) },
                item("seen") { ($0.isWatched, $0.watchedAt) = (true, 8) },
            ]
        ])
        #expect(merged.map(\.id.item) == ["hd", "remake", "e2"])
    }

    @Test("two things without a title are two things")
    func untitled() {
        let untitled = (0..<4).map { number in item("\(number)") { $0.title = nil } }
        #expect(MediaMerge.byLastWatched([untitled]).count == 4)
    }

    @Test("recommendations come from each source in turn")
    func turns() {
        let merged = MediaMerge.inTurns([[item("a1"), item("a2"), item("a3")], [], [item("b1"), item("a2")]])
        #expect(merged.map(\.id.item) == ["a1", "b1", "a2", "a3"])
    }
}
