import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKitTesting
import Testing
import TextViewKitInterface

@Suite("transitions")
@MainActor
struct TransitionTests {
    @Test("the screens change at once, and what moves is said until the time of the transition is over")
    func moving() {
        let app = NavigationHarness.withRoot()
        app.scope.router.push(app.scope.screen("Second") { Text("") })
        #expect(app.map == "[Root > Second]")
        #expect(app.navigation.state.motion == NavigationMotion(place: 0, transition: .forward))
        app.scheduler.advance(by: .milliseconds(199))
        #expect(app.navigation.state.motion != nil)
        app.scheduler.advance(by: .milliseconds(1))
        #expect(app.navigation.state.motion == nil)
    }

    @Test("a later operation cuts a transition short; the first one's completion comes then, and never again")
    func interrupted() {
        let app = NavigationHarness.withRoot()
        var results: [NavigationResult] = []
        app.scope.router.push(app.scope.screen("Second") { Text("") }) { results.append($0) }
        app.scheduler.advance(by: .milliseconds(100))
        app.navigation.system.back()
        #expect(results == [.interrupted])
        app.settle()
        #expect(results == [.interrupted])
        #expect(app.map == "[Root]")
        #expect(app.scheduler.pendingTimers.isEmpty)
    }

    @Test("an operation that is refused or does nothing lets the transition go on")
    func refusedMeanwhile() {
        let app = NavigationHarness.withTabs("one")
        app.visible.router.push(app.visible.screen("Second") { Text("") })
        app.navigation.system.selectTab("none")
        app.navigation.system.moveSwipe(to: 0.5)
        #expect(app.navigation.state.motion?.transition == .forward)
        #expect(app.navigation.state.swipe == nil)
    }

    @Test("each kind of operation has a transition of its own, in the place that it changes")
    func kinds() {
        let app = NavigationHarness.withRoot()
        let rows: [(name: String, act: () -> Void, motion: NavigationMotion)] = [
            ("push", { app.scope.router.push(app.scope.flow("a").view) }, .init(place: 0, transition: .forward)),
            ("pop", { app.scope.router.pop() }, .init(place: 0, transition: .back)),
            ("present", { app.scope.router.present(app.scope.flow("m").view) }, .init(place: 1, transition: .rise)),
            ("dismiss", { app.scope.router.dismiss() }, .init(place: 0, transition: .rise)),
            ("alert", { app.scope.alert("?", choices: []) }, .init(place: 1, transition: .fade)),
            ("set root", { app.scope.router.setRoot(app.scope.flow("r").view) }, .init(place: 0, transition: .fade)),
        ]
        for row in rows {
            row.act()
            #expect(app.navigation.state.motion == row.motion, "\(row.name)")
            app.settle()
        }
        #expect(app.problems == [])
    }

    @Test("where movement disturbs, nothing moves and every completion comes at once")
    func reducedMotion() {
        let app = NavigationHarness.withRoot()
        app.navigation.reducesMotion = true
        #expect(app.result { app.scope.router.push(app.scope.flow("a").view, .forward, completion: $0) } == .done)
        #expect(app.navigation.state.motion == nil)
        #expect(app.result { app.scope.router.push(app.scope.flow("b").view, completion: $0) } == .done)
        #expect(app.map == "[Root > A > B]")
    }
}
