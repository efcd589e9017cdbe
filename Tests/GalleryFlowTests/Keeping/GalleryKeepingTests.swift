import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import GalleryFlow

@Suite("what is open in the gallery, over a restart")
@MainActor
struct GalleryKeepingTests {
    private let gallery = ScriptedGallery()
    private let store = MemoryKeyValueStore()
    private let logger = MemoryLogger(least: .warning, clock: VirtualTime().wallClock)

    init() {
        gallery.prepare("listing", .listing(.numbered(0..<30)))
        for number in 0..<30 {
            gallery.prepare("small \(number).png", .picture(.of(1, width: 18, height: 12)))
            gallery.prepare("\(number).png", .picture(.of(1, width: 60, height: 40)))
        }
    }

    private func app(of profile: String = "ada", in folder: String? = "/home/ada/work") throws -> GalleryApp {
        let archive = GalleryArchive(store: store, logger: logger)
        return try GalleryApp(gallery, width: 50, height: 10) {
            GalleryKeeping(record: archive.record(of: profile) ?? GalleryRecord(), folder: folder) { record in
                await archive.keep(record, of: profile)
            }
        }
    }

    /// Waits until something is kept of a person.
    private func wait(for record: GalleryRecord, of profile: String = "ada") async throws {
        for await kept in try store.values(of: GalleryArchive.record(of: profile)) where kept == record { return }
    }

    @Test("the picture that was seen last is open again, with all pictures below it; once it is left they alone are")
    func picture() async throws {
        let first = try app()
        await first.wait("0.png")
        first.press(.enter)
        await first.wait("1/30")
        first.press("n", "n")
        try await wait(for: GalleryRecord(picture: "/pictures/2.png"))
        let second = try app()
        await second.wait("2.png  4000")
        #expect(second.screen.text.contains("3/30"))
        #expect(second.app.map == "[gallery: Gallery > Picture]")
        second.press(.escape)
        #expect(second.app.map == "[gallery: Gallery]")
        try await wait(for: GalleryRecord())
        let third = try app()
        await third.wait("0.png")
        #expect(third.app.map == "[gallery: Gallery]")
        #expect(logger.entries == [])
    }

    @Test("a picture of a later page has its page below it")
    func page() async throws {
        try await store.set(GalleryRecord(picture: "/pictures/27.png"), for: GalleryArchive.record(of: "ada"))
        let app = try app()
        await app.wait("28/30")
        app.press(.escape)
        await app.wait("24.png")
    }

    @Test("a source is open again from wherever the program is started; a picture that it lost is not")
    func source() async throws {
        try await store.set(GalleryRecord(picture: "/pictures/99.png"), for: GalleryArchive.record(of: "ada"))
        let first = try app()
        await first.wait("0.png")
        #expect(first.app.map == "[gallery: Gallery]")
        first.press("o")
        first.screen.type("trip")
        first.press(.enter)
        try await wait(for: GalleryRecord(source: "/home/ada/work/trip"))
        let second = try app(in: "/tmp")
        await second.wait("0.png")
        #expect(gallery.sources.last == .file(FilePath("/home/ada/work/trip", home: nil)))
    }

    @Test("each person finds what is theirs")
    func people() async throws {
        try await store.set(GalleryRecord(picture: "/pictures/2.png"), for: GalleryArchive.record(of: "ada"))
        let app = try app(of: "bob")
        await app.wait("0.png")
        #expect(app.app.map == "[gallery: Gallery]")
    }

    @Test("what cannot be read or kept is said in the log, and the gallery goes on")
    func failures() async throws {
        store.plant("[1]", "state", in: StoreScope("gallery", profile: "ada"))
        let app = try app()
        await app.wait("0.png")
        #expect(logger.entries.map(\.module) == ["gallery"])
        store.fail(with: .full(path: "/state/group.db"))
        app.press(.enter)
        await app.wait("1/30")
        #expect(app.app.problems == [])
    }

    @Test(
        "what is written to get to a source again is read as the same source",
        arguments: ["", "/pictures", "~/pictures", "https://example.org/feed.xml"])
    func written(text: String) throws {
        let source = try GallerySource(text, home: "/home/ada")
        #expect(source.written(from: "/tmp") == text)
    }

    @Test("a path from a folder that nobody knows stays as it is")
    func unknownFolder() throws {
        #expect(try GallerySource("trip", home: "/home/ada").written(from: nil) == "trip")
        #expect(try GallerySource("~ada/trip", home: "/home/ada").written(from: "/tmp") == "/tmp/~ada/trip")
    }
}
