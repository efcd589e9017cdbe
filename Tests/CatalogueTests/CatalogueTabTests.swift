import NavigationInterface
import NavigationTesting
import StateKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Catalogue

@Suite("the catalogue as a tab")
@MainActor
struct CatalogueTabTests {
    @Test("it is drawn anew when a control changes, has no keys of its own below, and keeps its page")
    func tab() throws {
        let app = NavigationHarness(tabs: [CatalogueCoordinator.tab, .fake("other", order: 1000)])
        let screen = Harness(width: 80, height: 20) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
        var redraws = 0
        let subscription = app.navigation.redraws.sink { redraws += 1 }
        screen.press(.down)
        #expect(redraws == 1)
        #expect(screen.text.contains("lines"))
        #expect(!screen.text.contains("Close"))
        app.navigation.system.selectTab("other")
        app.navigation.system.selectTab("catalogue")
        app.settle()
        screen.update()
        screen.press(.down)
        #expect(screen.text.contains("╭─ colours"))
        #expect(app.problems == [])
        subscription.cancel()
    }

    @Test("its link opens its tab")
    func link() throws {
        let app = NavigationHarness(
            tabs: [.fake("home"), CatalogueCoordinator.tab], routes: [try CatalogueCoordinator.route()])
        #expect(try app.navigation.open("tessera://catalogue") == .opened)
        #expect(app.map == "home: home [catalogue: Catalogue]")
    }
}
