import LocalizationKit
import StateKit
import StateKitTesting
import Testing
import TextViewKitInterface

@testable import GalleryFlow

@Suite("the pictures of a source: state, intent and what is loaded")
@MainActor
struct GalleryIntentTests {
    private let scheduler = TestScheduler()
    private let kernel: Kernel
    private let gallery = ScriptedGallery()

    init() { kernel = Kernel(scheduler: scheduler) }

    private func intent() -> GalleryIntent { GalleryIntent(.samples, gallery, in: kernel) }

    private func loaded(_ numbers: Range<Int>) async -> GalleryIntent {
        let intent = intent()
        gallery.prepare("listing", .listing(.numbered(numbers)))
        intent.onAppear()
        await intent.output.first { $0.content != nil }
        return intent
    }

    private func thumbnails(of intent: GalleryIntent) async -> [Int: ContentState<PixelImage>] {
        await intent.output.first { _ in true }.content?.thumbnails ?? [:]
    }

    @Test("it is grey, then loading, then there, each announced once; then each thumbnail as it comes")
    func success() async throws {
        gallery.prepare("listing", .listing(.numbered(0..<2)))
        for name in ["0.png", "1.png"] { gallery.prepare("small \(name)", .picture(.of(7))) }
        let intent = intent()
        let recorder = Recorder(intent.output)
        intent.onAppear()
        await intent.output.first { $0.content?.thumbnails.values.allSatisfy { $0.content != nil } == true }
        #expect(recorder.values.count == 5)
        #expect(recorder.values.prefix(2) == [.idle, .loading])
        #expect(recorder.values[2].content?.thumbnails == [0: .loading, 1: .loading])
        #expect(await thumbnails(of: intent) == [0: .content(Picture.of(7).image), 1: .content(Picture.of(7).image)])
        intent.onAppear()
        #expect(gallery.names.filter { $0 == "listing" }.count == 1)
    }

    @Test("a source without pictures, and one that cannot be read, are failures that a retry leaves behind")
    func failures() async throws {
        gallery.prepare("listing", .listing(.numbered(0..<0)))
        let intent = intent()
        let recorder = Recorder(intent.output)
        intent.onAppear()
        await intent.output.first { $0 == .failed(Strings.noPictures(source: "pictures")) }
        gallery.prepare("listing", .failure(ScriptedFailure("offline")))
        intent.retry()
        await intent.output.first { $0 == .failed("offline") }
        gallery.prepare("listing", .listing(.numbered(0..<1)))
        intent.retry()
        await intent.output.first { $0.content != nil }
        let kinds = recorder.values.map { state in
            switch state {
            case .idle: "idle"
            case .loading: "loading"
            case .content: "content"
            case .failed: "failed"
            }
        }
        #expect(kinds.prefix(6) == ["idle", "loading", "failed", "loading", "failed", "loading"])
        #expect(kinds[6] == "content")
    }

    @Test("a thumbnail that cannot be had is told in its own place")
    func brokenThumbnail() async {
        gallery.prepare("small 0.png", .failure(ScriptedFailure("cut")))
        let intent = await loaded(0..<2)
        let state = await intent.output.first { $0.content?.thumbnails[0] != .loading }
        #expect(state.content?.thumbnails == [0: .failed("cut"), 1: .loading])
    }

    @Test("of ten thousand pictures two thumbnails are loaded at a time, those of the page alone")
    func bounded() async throws {
        let intent = await loaded(0..<10_000)
        await gallery.waitForRequests(3)
        #expect(gallery.names == ["listing", "small 0.png", "small 1.png"])
        gallery.answer(1, .picture(.of(1)))
        await gallery.waitForRequests(4)
        #expect(gallery.names.last == "small 2.png")
        intent.turn(by: 1)
        await gallery.waitForCancellations(2)
        await gallery.waitForRequests(6)
        #expect(gallery.names.suffix(2) == ["small 24.png", "small 25.png"])
        #expect(Set(await thumbnails(of: intent).keys) == Set(24..<48))
    }

    @Test("pages end where the pictures do, and a picture leads to its page")
    func pages() async {
        let intent = await loaded(0..<50)
        let number = { @MainActor in await intent.output.first { _ in true }.content?.number }
        intent.turn(by: -1)
        #expect(await number() == 0)
        intent.turn(by: 5)
        #expect(await number() == 2)
        #expect(await intent.output.first { _ in true }.content?.range == 48..<50)
        intent.turn(to: 30)
        #expect(await number() == 1)
        intent.turn(to: 47)
        #expect(await number() == 1)
    }

    @Test("more than ten thousand pictures are counted, and not listed")
    func limit() {
        let listing = GalleryListing.numbered(0..<10_003)
        #expect(listing.items.count == 10_000 && listing.total == 10_003)
        #expect(GalleryPage(listing).count == 417)
    }

    @Test("another source replaces a load that runs, and begins at the first page")
    func other() async throws {
        let intent = intent()
        intent.onAppear()
        await gallery.waitForRequests(1)
        intent.open(try GallerySource("/other", home: nil))
        await gallery.waitForCancellations(1)
        await gallery.waitForRequests(2)
        gallery.answer(1, .listing(.numbered(0..<30)))
        #expect(await intent.output.first { $0.content != nil }.content?.number == 0)
        #expect(intent.source == .file(FilePath("/other", home: nil)))
    }

    @Test("after ten minutes it looks again, keeps the page, and says when it could not")
    func stale() async throws {
        let intent = await loaded(0..<50)
        intent.turn(by: 1)
        scheduler.advance(by: .seconds(600))
        gallery.prepare("listing", .listing(.numbered(0..<49)))
        intent.onAppear()
        let state = await intent.output.first { $0.content?.listing.total == 49 }
        #expect(state.content?.number == 1)
        scheduler.advance(by: .seconds(600))
        gallery.prepare("listing", .failure(ScriptedFailure("gone")))
        let events = EventList(intent.router)
        intent.onAppear()
        await events.wait(for: 1)
        #expect(events.all == [.show(.alert(title: Strings.cannotOpen, message: "gone"))])
        #expect(await intent.output.first { _ in true }.content?.listing.total == 49)
    }

    @Test("a picture that is there can be opened, another source can be asked for, and who goes away loads no more")
    func events() async throws {
        var intent: GalleryIntent? = await loaded(0..<3)
        let events = EventList(try #require(intent).router)
        intent?.onTapImage(2)
        intent?.onTapImage(3)
        intent?.onSource()
        intent?.close()
        #expect(events.all == [.show(.picture(2)), .show(.source), .exit])
        await gallery.waitForRequests(3)
        weak let witness = intent
        intent = nil
        #expect(witness == nil)
        await gallery.waitForCancellations(2)
        #expect(kernel.liveSubscriptions == 0)
    }
}
