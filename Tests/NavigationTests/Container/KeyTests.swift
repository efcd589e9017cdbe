import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("keys in the container")
@MainActor
struct KeyTests {
    private func harness(_ app: NavigationHarness) -> Harness {
        Harness(width: 30, height: 8) { NavigationView(app.navigation.state, app.navigation.system) { $1 } }
    }

    private func pressEscape(_ app: NavigationHarness, _ screen: Harness) {
        screen.press(.escape)
        app.settle()
        screen.update()
    }

    @Test("Escape goes one screen back, and at the root does nothing")
    func back() {
        let app = NavigationHarness.withRoot()
        app.scope.pushFlow("first")
        app.scope.pushFlow("second")
        app.settle()
        let screen = harness(app)
        var maps: [String] = []
        for _ in 0..<3 {
            pressEscape(app, screen)
            maps.append(app.map)
        }
        #expect(maps == ["Root First", "Root", "Root"])
        #expect(app.problems == [])
    }

    @Test("Escape closes the topmost of sheets, full screens and overlays that take keys, one at a time")
    func modals() {
        let app = NavigationHarness.withRoot()
        app.scope.presentFlow("sheet")
        app.settle()
        app.scope.presentFlow("full", as: .fullScreen)
        app.settle()
        app.scope.presentFlow("call", as: .overlay(.call))
        app.settle()
        let screen = harness(app)
        var shown: [Bool] = []
        for _ in 0..<3 {
            pressEscape(app, screen)
            shown.append(app.map.contains("Call"))
        }
        // An overlay of a call stays until whoever showed it takes it away, and nothing below it is touched.
        #expect(shown == [true, true, true])
        #expect(app.map.contains("Sheet") && app.map.contains("Full"))
    }
}
