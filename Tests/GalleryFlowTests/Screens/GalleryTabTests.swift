import FeatureKitTesting
import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import GalleryFlow

@Suite("the gallery as a tab")
@MainActor
struct GalleryTabTests {
    private let gallery = ScriptedGallery()

    private func prepare(_ count: Int) {
        gallery.prepare("listing", .listing(.numbered(0..<count)))
        for number in 0..<count {
            let red = UInt8(number % 250)
            gallery.prepare("small \(number).png", .picture(.of(red, width: 18, height: 12)))
            gallery.prepare("\(number).png", .picture(.of(red, width: 60, height: 40)))
        }
    }

    /// The app with its pictures, the small ones included.
    private func open(
        _ count: Int, width: Int = 80, height: Int = 24, language: Language = .english
    ) async throws -> GalleryApp {
        prepare(count)
        let app = try GalleryApp(gallery, width: width, height: height, language: language)
        await app.wait("▀▀▀")
        await app.wait("0.png")
        return app
    }

    @Test("wide: tiles in as many columns as there is room for, their names, and where they come from")
    func wide() async throws {
        gallery.prepare("listing", .listing(.numbered(0..<4)))
        for number in 0..<3 { gallery.prepare("small \(number).png", .picture(.of(1, width: 12, height: 6))) }
        gallery.prepare("small 3.png", .failure(ScriptedFailure("the file is cut")))
        let app = try GalleryApp(gallery, width: 62, height: 17)
        await app.wait("the file is cut")
        #expect(
            app.screen.text == """
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀

                      0.png               1.png               2.png



                 the file is cut



                      3.png

                [ Open… ] pictures  4 pictures
                """)
        #expect(app.screen.lint == [])
        #expect(app.screen.focused == "0.png")
    }

    @Test("narrow: two columns, and the pages by their signs")
    func narrow() async throws {
        let app = try await open(30, width: 40, height: 10)
        #expect(
            app.screen.text == """
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ┃
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ │
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ │
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ │
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ │
                ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ │
                      0.png               1.png        │
                                                       │

                [ Open… ] [ ‹ ] [ › ] pictures  1 to 24…
                """)
        #expect(app.screen.lint == [])
        app.press("n")
        #expect(app.screen.text.contains("24.png"))
        app.press("n", "p")
        #expect(app.screen.text.contains("0.png"))
    }

    @Test(
        "a picture opens with what is known of it; its neighbours are a key away; on the way back their page is there")
    func detail() async throws {
        let app = try await open(30, width: 50, height: 10)
        app.press(.enter)
        await app.wait("JPEG")
        #expect(app.app.map == "[gallery: Gallery > Picture]")
        #expect(
            app.screen.text == """
                             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                             0.png  4000 × 2000, JPEG
                      [ ‹ ] 1/30 [ › ] [ − ] 1× [ + ] [ i ]
                """)
        #expect(app.screen.lint == [])
        #expect(app.screen.focused == "0.png")
        for _ in 0..<25 { app.press("n") }
        await app.wait("25.png  4000")
        #expect(app.screen.text.contains("26/30"))
        app.press(.escape)
        #expect(app.app.map == "[gallery: Gallery]")
        await app.wait("24.png")
        #expect(app.app.problems == [])
    }

    @Test("closer, to all sides, and back to the whole; without a zoom the arrows move the focus")
    func zoom() async throws {
        let app = try await open(1)
        app.press(.enter)
        await app.wait("JPEG")
        app.press("+", "+", .right, .down)
        #expect(app.screen.text.contains("[ ← ] [ ↑ ] [ ↓ ] [ → ] [ 1× ]"))
        #expect(app.screen.text.contains("[ ‹ Previous ] 1/1 [ Next › ] [ − ] 4× [ + ] [ i ]"))
        #expect(app.screen.lint == [])
        try app.screen.click("To the left")
        app.press("0", .left)
        #expect(app.screen.text.contains("[ − ] 1× [ + ]") && !app.screen.text.contains("←"))
        try app.screen.click("Closer")
        #expect(app.screen.text.contains("] 2× ["))
        try app.screen.click("Further")
        #expect(app.screen.text.contains("] 1× ["))
    }

    @Test("on the whole screen and beside the facts: Enter and i open, Esc and Close close")
    func modals() async throws {
        let app = try await open(2, width: 60, height: 12)
        app.press(.enter)
        await app.wait("JPEG")
        app.press(.enter)
        #expect(app.app.map == "[gallery: Gallery > Picture + full: Picture]")
        #expect(app.screen.text.hasSuffix("[ Close ]        [ ‹ ] 1/2 [ › ] [ − ] 1× [ + ] [ i ]"))
        app.press("n")
        await app.wait("2/2")
        app.press(.escape)
        #expect(app.app.map == "[gallery: Gallery > Picture]")
        await app.wait("1.png  4000")
        app.press("i")
        #expect(app.app.map == "[gallery: Gallery > Picture + sheet: Information]")
        #expect(app.screen.text.contains("file    1,234,567 bytes"))
        #expect(app.screen.lint == [])
        app.press(.enter)
        #expect(app.app.map == "[gallery: Gallery > Picture]")
        #expect(app.app.problems == [])
    }

    @Test("who taps before there is a picture is told so once; a failure is told, and tried again")
    func failures() async throws {
        gallery.prepare("listing", .failure(ScriptedFailure("no such folder")))
        let app = try GalleryApp(gallery, width: 50, height: 9)
        await app.wait("no such folder")
        #expect(
            app.screen.text == """


                                  no such folder

                                  [ Try again ]



                [ Open… ]
                """)
        #expect(app.screen.lint == [])
        gallery.prepare("listing", .listing(.numbered(0..<1)))
        app.press("r")
        await app.wait("0.png")
        app.press(.enter)
        let requests = gallery.names.count
        await gallery.waitForRequests(requests)
        app.press(.enter)
        #expect(app.app.map == "[gallery: Gallery > Picture + alert: Cannot be shown]")
        #expect(app.screen.text.contains("The picture is not there yet"))
        app.press(.enter)
        #expect(app.app.map == "[gallery: Gallery > Picture]")
        #expect(app.app.problems == [])
    }

    @Test("another source is asked for: what is none is told, and what is one takes the place")
    func source() async throws {
        let app = try await open(1)
        app.press("o")
        #expect(app.app.map == "[gallery: Gallery + sheet: Open]")
        #expect(app.screen.lint == [])
        app.screen.type("https://a:b@h/x.png\n")
        app.settle()
        #expect(app.screen.text.contains("password"))
        for _ in 0..<30 { app.screen.press(.backspace) }
        gallery.prepare("listing", .listing(.numbered(7..<9)))
        app.screen.type(" /other \n")
        app.settle()
        await app.wait("7.png")
        #expect(app.app.map == "[gallery: Gallery]")
        #expect(app.app.problems == [])
    }

    @Test("a link opens a source above the tab, and comes back as it was written; without one it is the tab")
    func links() async throws {
        let app = try await open(1)
        let link = "tessera://gallery?source=%2Fhome%2Fada%2FMy%20pictures"
        #expect(GalleryLink.link(to: "/home/ada/My pictures") == link)
        #expect(GalleryLink.link(to: "~é") == "tessera://gallery?source=~%C3%A9")
        #expect(try app.app.navigation.open(link) == .opened)
        #expect(app.app.map == "[gallery: Gallery > Gallery]")
        #expect(app.app.navigation.state.visible?.route == link)
        #expect(try app.app.navigation.open("tessera://gallery") == .opened)
        #expect(app.app.map == "[gallery: Gallery]")
        #expect(throws: LinkError.self) {
            try app.app.navigation.open("tessera://gallery?source=https%3A%2F%2Fa%3Ab%40h")
        }
        #expect(app.app.problems == [])
    }

    @Test("in plain lines: the pictures by their names, what is known of one, and the way back")
    func linear() async throws {
        let app = try await open(2)
        let lines = app.screen.linear
        #expect(
            lines.transcript == """
                [1] 0.png, button
                [2] 1.png, button
                [3] Open…, button, key o
                pictures  2 pictures

                """)
        lines.read("2")
        await app.wait("1.png, button, 4000 × 2000, JPEG", in: lines)
        #expect(!lines.transcript.contains("▀"))
        lines.read("information")
        await app.wait("1,234,567 bytes", in: lines)
    }

    @Test("in Russian everything is said in it")
    func russian() async throws {
        let app = try await open(30, width: 60, height: 12, language: .russian)
        #expect(app.screen.text.contains("[ Открыть… ] [ ‹ ] [ › ] pictures  с 1 по 24 из 30"))
        app.press(.enter)
        await app.wait("JPEG")
        #expect(app.screen.text.contains("[ ‹ Предыдущее ] 1/30 [ Следующее › ] [ − ] 1×"))
    }

    @Test("a click opens a picture, and the wheel moves the tiles")
    func mouse() async throws {
        let app = try await open(8, width: 40, height: 12)
        app.screen.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 5, y: 5))))
        app.settle()
        #expect(
            !app.screen.text.hasPrefix(
                "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ┃\n▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ┃\n"))
        try app.screen.click("1.png")
        app.settle()
        await app.wait("1.png  4000")
        #expect(app.app.map == "[gallery: Gallery > Picture]")
    }
}
