import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface

@Suite("opening links")
@MainActor
struct OpeningTests {
    private func app() throws -> NavigationHarness {
        .withTabs(
            "home", "gallery",
            routes: [
                try .test("tessera://pictures", tab: "gallery"), try .test("tessera://a/b/c", tab: "home"),
                try .test("tessera://elsewhere", tab: "not in this build"),
                try Route("tessera://gallery", title: "Gallery", tab: "gallery") { _, _ in [] },
                try Route("tessera://broken", title: "", tab: "gallery") { _, _ in throw Broken() },
            ])
    }

    private struct Broken: Error, CustomStringConvertible { var description: String { "no such picture" } }

    @Test("a link opens the tab of its route, with the root under its screens")
    func tabs() throws {
        let app = try app()
        #expect(try app.navigation.open("tessera://pictures") == .opened)
        #expect(app.map == "home: Home [gallery: Gallery > Pictures]")
        #expect(try app.navigation.open("tessera://a/b/c") == .opened)
        #expect(app.map == "[home: Home > A > B > C] gallery: Gallery > Pictures")
        #expect(try app.navigation.open("tessera://gallery") == .opened)
        #expect(app.map == "home: Home > A > B > C [gallery: Gallery]")
        #expect(app.problems == [])
    }

    @Test("a link to a tab that is not in the build opens in the tab that is open")
    func elsewhere() throws {
        let app = try app()
        #expect(try app.navigation.open("tessera://elsewhere") == .opened)
        #expect(app.map == "[home: Home > Elsewhere] gallery: -")
    }

    @Test("a link to where one is changes nothing, and makes no new screen")
    func again() throws {
        let app = try app()
        try app.navigation.open("tessera://pictures")
        let screen = app.navigation.state.visible
        #expect(try app.navigation.open("tessera://pictures") == .unchanged)
        #expect(app.navigation.state.visible === screen)
        app.visible.presentFlow("s")
        #expect(try app.navigation.open("tessera://pictures") == .opened)
        #expect(app.navigation.state.visible === screen)
        #expect(app.problems == [])
    }

    @Test("a link whose screen cannot be made changes nothing: no modal closes, no tab changes")
    func broken() throws {
        let app = try app()
        let sheet = app.visible.presentFlow("s")
        let map = app.map
        let error = #expect(throws: LinkError.self) { try app.navigation.open("tessera://broken") }
        #expect(error?.description == "`tessera://broken` could not be opened: no such picture")
        #expect(app.map == map)
        #expect(sheet.isAlive)
        #expect(app.problems == [])
    }

    @Test("a link closes overlays below a call; under a call it waits until the call is gone")
    func overlays() throws {
        let app = try app()
        app.scope.presentFlow("tool", as: .overlay(.tool))
        let call = app.scope.presentFlow("call", as: .overlay(.call))
        let sheet = app.navigation.state.windows[0].stack.screens.last?.owner.presentFlow("s")
        #expect(try app.navigation.open("tessera://pictures") == .queued)
        #expect(try app.navigation.open("tessera://elsewhere") == .queued)
        #expect(app.map == "[home: Home + sheet: S] gallery: - {Tool} {Call}")
        #expect(sheet?.isAlive == true)
        call.router.dismiss(.atOnce)
        #expect(app.map == "home: Home [gallery: Gallery > Elsewhere]")
        #expect(app.problems == [])
    }

    @Test("a link that comes before the tabs opens with them")
    func beforeTabs() throws {
        let app = NavigationHarness(routes: [try .test("tessera://a")])
        app.scope.router.setRoot(app.scope.flow("onboarding").view, .atOnce)
        #expect(try app.navigation.open("tessera://a") == .queued)
        #expect(app.map == "[Onboarding]")
        app.navigation.setTabs([.test("home")])
        #expect(app.map == "[home: Home > A]")
        #expect(app.problems == [])
    }

    @Test("of links that wait, the same one waits once, and a person is told of one that then leads nowhere")
    func waiting() throws {
        let app = try app()
        let call = app.scope.presentFlow("call", as: .overlay(.call))
        for link in ["tessera://broken", "tessera://pictures", "tessera://broken"] {
            #expect(try app.navigation.open(link) == .queued)
        }
        call.router.dismiss(.atOnce)
        #expect(app.notices == ["`tessera://broken` could not be opened: no such picture"])
        #expect(app.map == "home: Home [gallery: Gallery > Pictures]")
        #expect(app.problems == [])
    }

    @Test("an incoming call above everything is closed by no link and by no tab")
    func call() throws {
        let app = try app()
        let call = app.scope.presentFlow("call", as: .overlay(.call))
        app.navigation.system.selectTab("gallery")
        #expect(app.map == "home: Home [gallery: Gallery] {Call}")
        #expect(call.isAlive)
        #expect(app.problems == [])
    }
}
