import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("scenarios from bugs of other navigation libraries")
@MainActor
struct ScenarioTests {
    @Test("29: replacing the stack ends what lived for the removed screens")
    func effects() {
        let app = NavigationHarness.withRoot()
        let before = app.kernel.liveSubscriptions
        let numbers = CurrentValueSubject<Int, Never>(1, in: app.kernel)
        for title in ["One", "Two"] as [LocalizedText] {
            app.scope.router.push(app.scope.screen(title, showing: numbers.output) { Text("\($0)") }, .atOnce)
        }
        #expect(app.kernel.liveSubscriptions > before)
        app.scope.router.setRoot(app.scope.screen("New") { Text("") }, .atOnce)
        #expect(app.kernel.liveSubscriptions == before)
        #expect(app.problems == [])
    }

    @Test("30: the back key leaves no coordinator behind")
    func backKey() {
        let app = NavigationHarness.withRoot()
        let flow = app.scope.pushFlow("a")
        #expect(app.navigation.system.back())
        #expect(!flow.isAlive)
        #expect(app.problems == [])
    }

    @Test("31: a swipe that is taken back does not finish the flow")
    func cancelledSwipe() {
        let app = NavigationHarness.withRoot()
        var answers: [String] = []
        var left = 0
        let (flow, view) = app.scope.flow("a") { answers.append($0) }
        app.scope.router.push(view, .atOnce)
        app.scope.router.push(flow.scope.screen("A2", onLeave: { _ in left += 1 }) { Text("") }, .atOnce)
        app.navigation.system.beginSwipe(.back)
        app.navigation.system.moveSwipe(to: 0.7)
        app.navigation.system.cancelSwipe()
        #expect(left == 0)
        flow.answer.send("done")
        #expect(answers == ["done"])
        #expect(app.map == "[Root > A > A2]")
        #expect(app.problems == [])
    }

    @Test("32: every way in which a person closes a screen is reported to it, with nothing left behind")
    func reported() {
        let ways: [(name: String, isModal: Bool, close: @MainActor (any SystemNavigation) -> Void)] = [
            ("back key on a stack", false, { $0.back() }),
            ("back key on a sheet", true, { $0.back() }),
            (
                "swipe back", false,
                {
                    $0.beginSwipe(.back)
                    $0.commitSwipe()
                }
            ),
            (
                "swipe down", true,
                {
                    $0.beginSwipe(.down)
                    $0.commitSwipe()
                }
            ),
        ]
        for way in ways {
            let app = NavigationHarness.withRoot()
            var causes: [DismissalCause] = []
            let unit = Unit<Void, Never>("a", in: app.scope) { scope, _ in
                OneScreen(scope) { causes.append($0) }
            }
            if way.isModal {
                app.scope.router.present(unit.start(), .atOnce)
            } else {
                app.scope.router.push(unit.start(), .atOnce)
            }
            way.close(app.navigation.system)
            #expect(causes == [.person], "\(way.name)")
            #expect(app.map == "[Root]", "\(way.name)")
        }
    }

    @Test("33: one back takes one screen, whoever listens")
    func onePop() {
        let app = NavigationHarness.withRoot()
        let flow = app.scope.pushFlow("a")
        flow.push("A2")
        let listener = LoggingListener()
        let listening = flow.router.subscribe(listener)
        app.navigation.system.back()
        #expect(app.map == "[Root > A]")
        #expect(listener.lines == ["listener: decrement to 1"])
        withExtendedLifetime(listening) {}
    }

    @Test("34: a link that starts elsewhere leaves nothing of the old tree")
    func linkFreesOldTree() throws {
        let app = NavigationHarness.withTabs("home", routes: [try .test("tessera://item")])
        let first = app.visible.pushFlow("a")
        let second = first.flow?.scope.pushFlow("b")
        #expect(try app.navigation.open("tessera://item") == .opened)
        #expect(app.map == "[home: Home > Item]")
        #expect(!first.isAlive)
        #expect(second?.isAlive == false)
        #expect(app.problems == [])
    }

    @Test("35, 36: a link that comes while a sheet is open closes the sheet and is seen")
    func linkUnderSheet() throws {
        let app = NavigationHarness.withTabs("home", routes: [try .test("tessera://item")])
        let sheet = app.visible.presentFlow("s")
        let nested = sheet.flow?.scope.presentFlow("n")
        try app.navigation.open("tessera://item")
        #expect(app.map == "[home: Home > Item]")
        #expect(app.navigation.state.visible?.title == "Item")
        #expect(!sheet.isAlive)
        #expect(nested?.isAlive == false)
        #expect(app.problems == [])
    }

    @Test("37: operations without a transition follow each other at once, also while one with a transition runs")
    func chain() {
        let app = NavigationHarness.withRoot()
        var results: [NavigationResult] = []
        let flow = app.scope.flow("a")
        app.scope.router.push(flow.view) { results.append($0) }
        for title in ["B", "C"] as [LocalizedText] {
            app.scope.router.push(app.scope.screen(title) { Text("") }, .atOnce) { results.append($0) }
        }
        #expect(app.map == "[Root > A > B > C]")
        #expect(results == [.interrupted, .done, .done])
        #expect(app.problems == [])
    }

    @Test("38: a double tap pushes and presents once, and a screen that is shown is not pushed again")
    func doubleTap() {
        let app = NavigationHarness.withRoot()
        var results: [NavigationResult] = []
        for _ in 0..<2 {
            app.scope.router.push(app.scope.flow("a").view) { results.append($0) }
        }
        #expect(app.map == "[Root > A]")
        #expect(results == [.refused(.moving)])
        app.settle()
        if let shown = app.navigation.state.visible {
            #expect(app.result { app.scope.router.push(shown, completion: $0) } == .refused(.alreadyShown("A")))
        }
        let opener = app.visible
        for _ in 0..<2 { opener.router.present(app.scope.flow("m").view) }
        #expect(app.map == "[Root > A + sheet: M]")
        app.settle()
        app.visible.router.push(app.scope.screen("Later") { Text("") })
        #expect(app.map == "[Root > A + sheet: M > Later]")
        #expect(app.problems == [])
    }

    @Test("38: an error that has to be told while a screen comes in is no double tap")
    func alertWhileMoving() {
        let app = NavigationHarness.withRoot()
        app.scope.router.push(app.scope.screen("Second") { Text("") })
        app.scope.alert("No network", choices: [])
        app.scope.alert("Still none", choices: [])
        #expect(app.map == "[Root > Second + alert: Still none]")
        #expect(app.problems == [])
    }

    @Test("39: back to the root at a root is nothing; from a sheet it closes all in one step, and that can be seen")
    func toRoot() {
        let app = NavigationHarness.withRoot()
        #expect(app.result { app.scope.router.popToRoot(completion: $0) } == .unchanged)
        let flow = app.scope.pushFlow("a")
        let sheet = flow.flow?.scope.presentFlow("s")
        let listener = LoggingListener()
        let listening = sheet?.router.subscribe(listener)
        var maps: [String] = []
        let watching = app.navigation.states.sink { _ in maps.append(app.map) }
        maps.removeAll()
        flow.router.popToRoot(.atOnce)
        #expect(maps == ["[Root]"])
        #expect(listener.lines == ["listener: dismiss by code", "listener: decrement to 0"])
        #expect(app.problems == [])
        withExtendedLifetime((listening, watching)) {}
    }

    @Test("40: a pop below a sheet that holds a stack of its own closes the sheet")
    func popUnderSheet() {
        let app = NavigationHarness.withRoot()
        let below = app.scope.pushFlow("a")
        let sheet = app.scope.presentFlow("s")
        sheet.push("S2")
        below.router.pop(.atOnce)
        #expect(app.map == "[Root > A]")
        #expect(!sheet.isAlive)
        #expect(app.problems == [])
    }

    @Test("41: a screen that was closed can be opened again, and appears and leaves each time")
    func reopen() {
        let app = NavigationHarness.withRoot()
        var lines: [String] = []
        let screen = app.scope.screen(
            "Again", onAppear: { lines.append("appears") }, onLeave: { _ in lines.append("leaves") }
        ) { Text("") }
        for _ in 0..<3 {
            app.scope.router.push(screen, .atOnce)
            app.scope.router.pop(.atOnce)
        }
        #expect(lines == ["appears", "leaves", "appears", "leaves", "appears", "leaves"])
        #expect(app.map == "[Root]")
        #expect(app.problems == [])
    }

    @Test("42: what a revealed screen changes when it appears does not bring the popped one back")
    func mutationOnAppear() {
        let app = NavigationHarness.withRoot()
        let seen = CurrentValueSubject<Int, Never>(0, in: app.kernel)
        let list = app.scope.screen("List", showing: seen.output, onAppear: { seen.send(seen.value + 1) }) {
            Text("seen \($0)")
        }
        app.scope.router.push(list, .atOnce)
        app.scope.router.push(app.scope.screen("Detail") { Text("") }, .atOnce)
        app.scope.router.pop(.atOnce)
        app.settle()
        #expect(app.map == "[Root > List]")
        #expect(app.snapshot(width: 10, height: 1).text == "seen 2")
        #expect(app.problems == [])
    }

    @Test("an operation that is asked for within another waits for its end")
    func reentrancy() {
        let app = NavigationHarness.withRoot()
        var maps: [String] = []
        let screen = app.scope.screen(
            "Guard",
            onLeave: { _ in
                app.scope.router.push(app.scope.screen("Instead") { Text("") }, .atOnce)
                maps.append(app.map)
            }
        ) { Text("") }
        app.scope.router.push(screen, .atOnce)
        app.scope.router.pop(.atOnce)
        #expect(maps == ["[Root]"])
        #expect(app.map == "[Root > Instead]")
        #expect(app.problems == [])
    }
}

/// A flow of one screen that tells how it left.
@MainActor
private final class OneScreen: Coordinator {
    private let scope: any CoordinatorScope
    private let onLeave: @MainActor (DismissalCause) -> Void

    init(_ scope: any CoordinatorScope, onLeave: @escaping @MainActor (DismissalCause) -> Void) {
        (self.scope, self.onLeave) = (scope, onLeave)
    }

    func start(with options: Void) -> any Presentable {
        scope.screen("A", onLeave: onLeave) { Text("A") }
    }
}
