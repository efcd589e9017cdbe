import LocalizationKit
import StateKit
import StateKitTesting
import Testing

@testable import GalleryFlow

/// The rules of one state, one intent and one router, by their numbers.
@Suite("one picture: state, intent and what it asks of the router")
@MainActor
struct PictureIntentTests {
    private let scheduler = TestScheduler()
    private let kernel: Kernel
    private let items = ["a.png", "b.png", "c.png"].map(GalleryItem.file)

    init() { kernel = Kernel(scheduler: scheduler) }

    private func intent(_ gallery: ScriptedGallery, at position: Int = 0) throws -> PictureIntent {
        try #require(PictureIntent(items, at: position, gallery, in: kernel))
    }

    private func events(of intent: PictureIntent) -> EventList { EventList(intent.router) }

    @Test("MVI-1: at first there is the picture's place among the others, and a grey place for itself")
    func initial() throws {
        let recorder = Recorder(try intent(ScriptedGallery(), at: 1).output)
        #expect(recorder.values == [PictureModel(item: items[1], position: 1, count: 3, state: .idle)])
        #expect(PictureIntent(items, at: 3, ScriptedGallery(), in: kernel) == nil)
    }

    @Test("MVI-2, MVI-5: what is loaded is shown, with one snapshot for each transition")
    func success() async throws {
        let (gallery, picture) = (ScriptedGallery(), Picture.of(1))
        gallery.prepare("a.png", .picture(picture))
        let intent = try intent(gallery)
        let recorder = Recorder(intent.output)
        intent.onAppear()
        await intent.output.first { $0.state.content != nil }
        #expect(recorder.values.map(\.state) == [.idle, .loading, .content(ShownPicture(picture))])
    }

    @Test("MVI-3: why there is no picture is shown")
    func failure() async throws {
        let gallery = ScriptedGallery()
        gallery.prepare("a.png", .failure(ScriptedFailure("the disk is on fire")))
        let intent = try intent(gallery)
        let recorder = Recorder(intent.output)
        intent.onAppear()
        await intent.output.first { $0.state == .failed("the disk is on fire") }
        #expect(recorder.values.map(\.state) == [.idle, .loading, .failed("the disk is on fire")])
        // To appear again is no retry: closing an alert over the screen would begin it without end.
        intent.onAppear()
        #expect(gallery.names == ["a.png"])
    }

    @Test("MVI-4: a retry that succeeds leaves nothing of the error")
    func retry() async throws {
        let (gallery, picture) = (ScriptedGallery(), Picture.of(1))
        let intent = try intent(gallery)
        let recorder = Recorder(intent.output)
        intent.onAppear()
        await gallery.waitForRequests(1)
        gallery.answer(0, .failure(ScriptedFailure("no")))
        await intent.output.first { $0.state == .failed("no") }
        intent.retry()
        await gallery.waitForRequests(2)
        gallery.answer(1, .picture(picture))
        await intent.output.first { $0.state.content != nil }
        #expect(
            recorder.values.map(\.state)
                == [.idle, .loading, .failed("no"), .loading, .content(ShownPicture(picture))])
    }

    @Test("MVI-5: to go where one is announces nothing")
    func sameState() async throws {
        let gallery = ScriptedGallery()
        gallery.prepare("a.png", .picture(.of(1)))
        let intent = try intent(gallery)
        let recorder = Recorder(intent.output)
        intent.zoom(in: true)
        intent.onAppear()
        intent.retry()
        await intent.output.first { $0.state.content != nil }
        intent.zoom(in: false)
        intent.go(by: 0)
        intent.go(by: -1)
        #expect(recorder.values.count == 3)
    }

    @Test("MVI-6: of two loads the newest wins, however slow the first one is")
    func newest() async throws {
        let gallery = ScriptedGallery(heedsCancellation: false)
        let intent = try intent(gallery)
        let recorder = Recorder(intent.output)
        intent.onAppear()
        await gallery.waitForRequests(1)
        intent.go(by: 1)
        await gallery.waitForRequests(2)
        gallery.answer(1, .picture(.of(2)))
        await intent.output.first { $0.state.content != nil }
        gallery.answer(0, .picture(.of(1)))
        // A third load, so that whatever the first one had to say has been said.
        intent.go(by: 1)
        await gallery.waitForRequests(3)
        gallery.answer(2, .picture(.of(3)))
        await intent.output.first { $0.position == 2 && $0.state.content != nil }
        #expect(recorder.values.compactMap(\.state.content?.picture) == [.of(2), .of(3)])
    }

    @Test("MVI-7: what is shown is not loaded again when it appears again, unless it is ten minutes old")
    func stale() async throws {
        let gallery = ScriptedGallery()
        let intent = try intent(gallery)
        intent.onAppear()
        await gallery.waitForRequests(1)
        gallery.answer(0, .picture(.of(1)))
        await intent.output.first { $0.state.content != nil }
        scheduler.advance(by: .seconds(599))
        intent.onAppear()
        scheduler.advance(by: .seconds(1))
        let recorder = Recorder(intent.output)
        intent.onAppear()
        intent.onAppear()
        await gallery.waitForRequests(2)
        gallery.answer(1, .picture(.of(2)))
        await intent.output.first { $0.state.content?.picture == .of(2) }
        // It stays in sight until the newer one is there.
        #expect(recorder.values.map(\.state.content?.picture) == [.of(1), .of(2)])
        #expect(gallery.names == ["a.png", "a.png"])
    }

    @Test("MVI-7: a refresh that fails leaves the picture and says so")
    func failedRefresh() async throws {
        let gallery = ScriptedGallery()
        let intent = try intent(gallery)
        intent.onAppear()
        await gallery.waitForRequests(1)
        gallery.answer(0, .picture(.of(1)))
        await intent.output.first { $0.state.content != nil }
        scheduler.advance(by: .seconds(600))
        intent.onAppear()
        await gallery.waitForRequests(2)
        let events = events(of: intent)
        gallery.answer(1, .failure(ScriptedFailure("gone")))
        await events.wait(for: 1)
        #expect(events.all == [.show(.alert(title: Strings.cannotOpen, message: "gone"))])
        #expect(await intent.output.first { _ in true }.state.content?.picture == .of(1))
    }

    @Test("MVI-8: a tap before there is a picture is answered by one alert, later ones open it")
    func tap() async throws {
        let gallery = ScriptedGallery()
        let intent = try intent(gallery)
        let events = events(of: intent)
        intent.onTapImage()
        #expect(events.all == [.show(.alert(title: Strings.cannotOpen, message: Strings.notThereYet))])
        intent.onAppear()
        await gallery.waitForRequests(1)
        gallery.answer(0, .failure(ScriptedFailure("broken")))
        await intent.output.first { $0.state == .failed("broken") }
        intent.onTapImage()
        #expect(events.all.dropFirst() == [.show(.alert(title: Strings.cannotOpen, message: "broken"))])
        intent.retry()
        await gallery.waitForRequests(2)
        gallery.answer(1, .picture(.of(1)))
        await intent.output.first { $0.state.content != nil }
        intent.onTapImage()
        intent.onInformation()
        intent.close()
        #expect(events.all.dropFirst(2) == [.show(.fullScreen), .show(.information), .exit])
    }

    @Test("MVI-10: what was sent before anybody listened comes once, in order")
    func kept() throws {
        let intent = try intent(ScriptedGallery())
        intent.onTapImage()
        intent.close()
        let alert = RouterEvent.show(GalleryRoute.alert(title: Strings.cannotOpen, message: Strings.notThereYet))
        #expect(events(of: intent).all == [alert, .exit])
        #expect(events(of: intent).all == [])
    }

    @Test("MVI-11: who goes away takes the load along")
    func gone() async throws {
        let gallery = ScriptedGallery()
        var intent: PictureIntent? = try intent(gallery)
        weak let witness = intent
        intent?.onAppear()
        await gallery.waitForRequests(1)
        intent = nil
        #expect(witness == nil)
        await gallery.waitForCancellations(1)
        #expect(gallery.cancelled == ["a.png"])
        #expect(kernel.liveSubscriptions == 0)
    }

    @Test("next and previous stop at the ends, begin with the whole picture, and cancel what is on its way")
    func neighbours() async throws {
        let gallery = ScriptedGallery()
        for (name, red) in [("a.png", 1), ("c.png", 3)] as [(String, UInt8)] {
            gallery.prepare(name, .picture(.of(red)))
        }
        let intent = try intent(gallery)
        intent.onAppear()
        await intent.output.first { $0.state.content != nil }
        intent.zoom(in: true)
        intent.go(by: 1)
        #expect(await intent.output.first { _ in true }.state == .loading)
        await gallery.waitForRequests(2)
        intent.go(by: 1)
        await gallery.waitForCancellations(1)
        let last = await intent.output.first { $0.state.content != nil }
        #expect(last.item.title == "c.png" && last.position == 2)
        #expect(last.state == .content(ShownPicture(.of(3))))
        intent.go(by: 1)
        #expect(intent.position == 2)
    }
}
