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
        #expect(maps == ["[Root > First]", "[Root]", "[Root]"])
        #expect(app.problems == [])
    }

    @Test("Escape closes the topmost of sheets and full screens, one at a time, and then goes back in the stack")
    func modals() {
        let app = NavigationHarness.withRoot()
        app.scope.pushFlow("first")
        app.settle()
        app.scope.presentFlow("sheet")
        app.settle()
        app.visible.presentFlow("full", as: .fullScreen)
        app.settle()
        let screen = harness(app)
        var maps = [app.map]
        for _ in 0..<3 {
            pressEscape(app, screen)
            maps.append(app.map)
        }
        #expect(
            maps == [
                "[Root > First + sheet: Sheet + full: Full]", "[Root > First + sheet: Sheet]", "[Root > First]",
                "[Root]",
            ])
        #expect(app.problems == [])
    }

    @Test("Escape leaves the overlay of a call to whoever showed it, and what is below it too")
    func call() {
        let app = NavigationHarness.withRoot()
        app.scope.presentFlow("sheet")
        app.settle()
        app.scope.presentFlow("call", as: .overlay(.call))
        app.settle()
        let (screen, map) = (harness(app), app.map)
        pressEscape(app, screen)
        #expect(app.map == map && map.contains("Call") && map.contains("Sheet"))
    }
}
