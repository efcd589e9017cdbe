import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import WidgetHostInterface
import WidgetHostTesting

@testable import WidgetHost

@Suite("the board")
struct BoardTests {
    @Test("widgets are placed, moved and removed, for one person, in all processes, and a log keeps it")
    func board() async throws {
        let bench = Bench()
        for family in [WidgetFamily.small, .medium, .small] { try await bench.add(family) }
        let host = Bench(time: bench.time, store: bench.store).host
        let ids = { try host.placements(of: "local").map(\.id) }
        #expect(try ids() == ["films.1", "films.2", "films.3"])
        try await host.move("films.3", to: 0, for: "local")
        try await host.move("films.1", to: 99, for: "local")
        #expect(try ids() == ["films.3", "films.2", "films.1"])
        try await host.remove("films.3", for: "local")
        #expect(try await bench.add() == "films.4")
        #expect(try ids() == ["films.2", "films.1", "films.4"])
        #expect(try host.placements(of: "ann") == [])
        #expect(
            try host.history(of: "local").map(\.action) == [.added, .added, .added, .moved, .moved, .removed, .added])
        #expect(try host.history(of: "local")[1] == WidgetEvent(.added, Bench.kind, .medium, time: bench.now.seconds))
    }

    @Test("the last thousand events are kept")
    func history() {
        var board = Board()
        for number in 0..<1200 { _ = board.add("films", .small, [:], at: WallTime(seconds: Int64(number))) }
        #expect(board.history.count == 1000)
        #expect(board.history.first?.time == 200)
    }

    @Test("what cannot be is refused with what can be")
    func refusals() async throws {
        let bench = Bench()
        let host = bench.host
        let id = try await bench.add()
        let none = WidgetHostError.noSuchPlacement("films.9")
        await #expect(throws: WidgetHostError.noSuchKind("songs", known: ["films"])) {
            _ = try await host.add("songs", .small, configuration: [:], for: "local")
        }
        await #expect(
            throws: WidgetHostError.noSuchFamily(.large, of: "films", known: [.small, .medium, .accessoryInline])
        ) {
            _ = try await host.add("films", .large, configuration: [:], for: "local")
        }
        await #expect(throws: WidgetHostError.noSuchOption("size", of: "films", known: ["source", "name"])) {
            try await host.configure(id, ["size": "1"], for: "local")
        }
        await #expect(throws: WidgetHostError.noSuchChoice("c", of: "source", known: ["a", "b"])) {
            try await host.configure(id, ["source": "c"], for: "local")
        }
        await #expect(throws: WidgetHostError.noSuchIntent("jump", of: "films", known: [])) {
            try await host.perform("jump", on: id, of: "local")
        }
        await #expect(throws: none) { try await host.move("films.9", to: 0, for: "local") }
        await #expect(throws: none) { try await host.remove("films.9", for: "local") }
        await #expect(throws: none) { try await host.perform("x", on: "films.9", of: "local") }
        #expect(throws: none) { try host.shown("films.9", of: "local") }
        #expect(
            "\(WidgetHostError.noSuchKind("songs", known: ["films", "quick"]))"
                == "no widget `songs` in this build; there are films, quick")
        #expect(
            WidgetHostError.noSuchIntent("jump", of: "films", known: []).explanation.text(in: .russian)
                == "у `films` нет кнопки `jump`; есть ничего")
    }

    @Test("a widget that is configured anew shows nothing of before, and asks with its new configuration")
    func configure() async throws {
        let bench = Bench()
        let id = try await bench.add(.small, ["source": "a"])
        bench.provider.deliver { _ in throw Away() }
        try await bench.host.configure(id, ["source": "b"], for: "local")
        #expect(bench.provider.requests.last?.subject.configuration == ["source": "b"])
        #expect(try bench.shown(id) == ShownWidget(content: nil, problem: "the server is away"))
    }

    @Test("what is on its way for a widget that was removed is not kept, and what was left behind is cleaned up")
    func removal() async throws {
        let bench = Bench()
        let id = try await bench.add()
        let (time, start) = (bench.time, bench.now)
        bench.provider.deliver { _ in
            try await time.sleep(for: .seconds(5))
            return Bench.timeline("late", at: start, policy: .never)
        }
        let reload = Task { await bench.host.reloadAll(of: "local", cause: .person) }
        await time.waitForSleepers(2)
        try await bench.host.remove(id, for: "local")
        time.advance(by: .seconds(5))
        await reload.value
        let scope = StoreScope("widgethost", profile: "local")
        #expect(try bench.store.names(in: scope) == ["board"])
        bench.store.plant("{}", "widget.films.77", in: scope)
        await bench.pass(.zero)
        #expect(try bench.store.names(in: scope) == ["board"])
    }

    @Test("a widget whose kind this build does not have says so, and is tried again")
    func foreign() async throws {
        let bench = Bench()
        bench.store.plant(
            #"{"placements":[{"id":"songs.1","kind":"songs","family":"small","configuration":{}}],"history":[],"last":1}"#,
            "board", in: StoreScope("widgethost", profile: "local"))
        await bench.host.reloadAll(of: "local", cause: .launch)
        #expect(try bench.shown("songs.1").problem?.description == "no widget `songs` in this build; there are films")
    }

    @Test("an invalidated kind shows the placeholder until it is reloaded")
    func invalidate() async throws {
        let bench = Bench()
        let id = try await bench.add()
        await bench.host.invalidate("films", of: "local")
        #expect(try bench.shown(id).content == nil)
        await bench.host.reloadAll(of: "local", cause: .launch)
        #expect(try bench.shown(id).content == "\"film\"")
    }
}
