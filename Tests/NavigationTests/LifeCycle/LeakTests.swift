import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKitTesting
import Testing
import TextViewKitInterface

@Suite("leaks")
@MainActor
struct LeakTests {
    @MainActor
    private final class Keeper: Coordinator {
        let scope: any CoordinatorScope
        var lastFlow: TestFlow?
        var more: [String: TestFlow] = [:]

        init(_ scope: any CoordinatorScope) {
            self.scope = scope
        }

        func start(with options: Void) -> any Presentable { scope.screen("Keeper") { Text("") } }
    }

    @MainActor
    private final class TestModel {}

    private func keeper(in app: NavigationHarness) -> Keeper? {
        var keeper: Keeper?
        let unit = Unit<Void, Never>("keeper", in: app.scope) { scope, _ in
            let made = Keeper(scope)
            keeper = made
            return made
        }
        app.scope.router.push(unit.start(), .atOnce)
        return keeper
    }

    @Test("a coordinator that somebody keeps after its last screen is reported one turn later, with who keeps it")
    func kept() {
        let app = NavigationHarness.withRoot()
        let keeper = keeper(in: app)
        let (flow, view) = app.scope.flow("a")
        keeper?.lastFlow = flow
        app.scope.router.push(view, .atOnce)
        app.navigation.system.back()
        #expect(app.reportedProblems == [])
        app.scheduler.advance(by: .milliseconds(200))
        #expect(app.reportedProblems == ["a is alive without a screen; seen in keeper.lastFlow"])
    }

    @Test("a dictionary or an array that keeps it is named too")
    func keptInside() {
        let app = NavigationHarness.withRoot()
        let keeper = keeper(in: app)
        let (flow, view) = app.scope.flow("a")
        keeper?.more["last"] = flow
        app.scope.router.push(view, .atOnce)
        app.scope.router.popToRoot(.atOnce)
        #expect(app.problems.first == "a is alive without a screen; seen in keeper.more")
    }

    @Test("a coordinator that a closure keeps is reported, without a name")
    func keptByClosure() {
        let app = NavigationHarness.withRoot()
        let (flow, view) = app.scope.flow("a")
        let closure = { _ = flow.scope }
        app.scope.router.push(view, .atOnce)
        app.scope.router.pop(.atOnce)
        #expect(app.problems == ["a is alive without a screen; no known object holds it, so a closure may"])
        closure()
    }

    @Test("a controller that outlives its coordinator is reported by its name")
    func controller() {
        let app = NavigationHarness.withRoot()
        let kept = TestModel()
        open(in: app, [(kept, "login controller"), (TestModel(), "login model")])
        app.scope.router.pop(.atOnce)
        #expect(
            app.problems == ["login controller is alive without a screen; no known object holds it, so a closure may"])
    }

    @Test("a screen that keeps the coordinator whose screen it is makes a leak that names it")
    func cycle() {
        let app = NavigationHarness.withRoot()
        weak var leaked: TestFlow?
        do {
            let flow = app.scope.flow("a").flow
            leaked = flow
            let box = Box()
            let screen = flow.scope.screen("Cycle") { Text(flow.scope.name + box.text) }
            box.screen = screen
            app.scope.router.push(screen, .atOnce)
            app.scope.router.pop(.atOnce)
        }
        #expect(leaked != nil)
        #expect(app.problems == ["a is alive without a screen; no known object holds it, so a closure may"])
    }

    @MainActor
    private final class Box {
        var screen: (any Presentable)?
        var text: String { screen.map { "\($0.title)" } ?? "" }
    }

    @Test("a coordinator whose screen is shown again in time is no leak")
    func shownAgain() {
        let app = NavigationHarness.withRoot()
        let (flow, view) = app.scope.flow("a")
        app.scope.router.push(view, .atOnce)
        app.scope.router.pop(.atOnce)
        app.scope.router.push(view, .atOnce)
        #expect(app.problems == [])
        #expect(flow.scope.count == 1)
    }

    @Test("whatever a flow asks for after its last screen has left is refused: it comes too late")
    func tooLate() {
        let app = NavigationHarness.withRoot()
        let (flow, view) = app.scope.flow("a")
        app.scope.router.push(view, .atOnce)
        app.navigation.system.back()
        let result = app.result { flow.scope.router.push(flow.screen("Late"), completion: $0) }
        #expect(result == .refused(.coordinatorGone))
        #expect(app.map == "[Root]")
    }

    private func open(in app: NavigationHarness, _ objects: [(AnyObject, String)]) {
        let (flow, view) = app.scope.flow("a")
        for (object, name) in objects { flow.scope.expectRelease(of: object, name) }
        app.scope.router.push(view, .atOnce)
    }
}
