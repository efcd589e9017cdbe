import LocalizationKit
import StorageTesting
import Testing
import WidgetCoreInterface
import WidgetCoreTesting

@testable import WidgetCore

@Suite("what is taken out of what was begun")
struct ForgettingTests {
    private let film = MediaID("1", from: "films")

    @Test("it is gone at its source and at once from what is kept, and comes back once, also by another process")
    func undo() async throws {
        let bench = Bench()
        let forgetting = StoredForgetting(catalogs: [bench.catalog], store: bench.store)
        #expect(await bench.timeline(.launch).titles == ["Film 0", "Film 1", "Film 2"])
        let forgotten = try await forgetting.forget(film, title: "Film 1", of: "local")
        #expect(forgotten == ForgottenMedia(film, title: "Film 1", bookmark: "bookmark of 1"))
        #expect(bench.catalog.questions.last == .forget("1"))
        #expect(await bench.timeline(.interaction).titles == ["Film 0", "Film 2"])
        let other = StoredForgetting(catalogs: [bench.catalog], store: bench.store)
        await #expect(throws: MediaForgettingError.nothingForgotten) { try await other.restore(of: "ann") }
        #expect(try await other.restore(of: "local") == forgotten)
        #expect(bench.catalog.questions.last == .restore("1", from: "bookmark of 1"))
        await #expect(throws: MediaForgettingError.nothingForgotten) { try await forgetting.restore(of: "local") }
        #expect(await bench.timeline(.libraryChange).titles == ["Film 0", "Film 1", "Film 2"])
    }

    @Test("the last of all leaves an empty widget, and what was not kept is forgotten all the same")
    func last() async throws {
        let bench = Bench()
        bench.catalog.answer { Bench.items(1) }
        let forgetting = StoredForgetting(catalogs: [bench.catalog], store: bench.store)
        _ = await bench.timeline(.launch)
        _ = try await forgetting.forget(film, title: "Film 1", of: "local")
        #expect(await bench.timeline(.interaction).titles == ["Film 0"])
        _ = try await forgetting.forget(MediaID("0", from: "films"), title: "Film 0", of: "local")
        #expect(await bench.timeline(.interaction).entry.state == .empty)
    }

    @Test("a source that is not there or does not want to changes nothing")
    func refusals() async throws {
        let bench = Bench()
        _ = await bench.timeline(.launch)
        let forgetting = StoredForgetting(catalogs: [Unwilling()], store: bench.store)
        await #expect(throws: MediaForgettingError.noSuchSource("films")) {
            try await forgetting.forget(film, title: "Film 1", of: "local")
        }
        await #expect(throws: Away.self) {
            try await forgetting.forget(MediaID("1", from: "away"), title: "", of: "local")
        }
        #expect(await bench.timeline(.interaction).titles == ["Film 0", "Film 1", "Film 2"])
        await #expect(throws: MediaForgettingError.notRestorable(title: "")) {
            try await forgetting.restore(of: "local")
        }
    }
}

/// A source that keeps everything.
private struct Unwilling: MediaCatalog {
    let id = "away"
    var title: LocalizedText { "Away" }

    func continueWatching(_ request: MediaRequest) async throws -> [MediaItem] { throw Away() }
    func recommendations(_ request: MediaRequest) async throws -> [MediaItem] { throw Away() }
    func words(profile: String) async throws -> MediaWords { throw Away() }
    func picture(_ reference: String, filling size: MediaPictureSize, profile: String) async throws -> [UInt8]? { nil }
    func play(_ item: String, profile: String) async throws { throw Away() }
    func forget(_ item: String, profile: String) async throws { throw Away() }
}
