import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface

@Suite("counting (rules 2 to 9)")
@MainActor
struct CountingTests {
    @Test("push, push, pop, pop counts 1, 2, 1, 0, and at 0 the coordinator is gone")
    func pushAndPop() {
        let app = NavigationHarness.withRoot()
        let flow = app.scope.pushFlow("a")
        #expect(flow.count == 1)
        flow.push("A2")
        #expect(flow.count == 2)
        flow.router.pop(.atOnce)
        #expect(flow.count == 1)
        flow.router.pop(.atOnce)
        #expect(!flow.isAlive)
        #expect(app.counts == ["app 1"])
        #expect(app.problems == [])
    }

    @Test("the first root only counts; a later one tells those who lose screens, frees them, then counts (rule 3)")
    func roots() {
        let app = NavigationHarness.withRoot()
        let first = app.scope.pushFlow("a")
        let listener = LoggingListener()
        let listening = first.router.subscribe(listener)
        let second = app.scope.flow("b")
        app.scope.router.setRoot(second.view, .atOnce)
        #expect(listener.lines == ["listener: start", "listener: decrement to 0"])
        #expect(!first.isAlive)
        #expect(app.map == "[B]")
        #expect(app.counts == ["b 1"])
        #expect(app.problems == [])
        withExtendedLifetime(listening) {}
    }

    @Test("the app's own count stays when another root comes over it as a stack of a flow")
    func appCount() {
        let app = NavigationHarness.withRoot()
        let first = app.scope.pushFlow("a")
        first.push("A2")
        app.scope.router.setRoot(app.scope.screen("New root") { Text("") }, .atOnce)
        #expect(!first.isAlive)
        #expect(app.counts == ["app 1"])
        #expect(app.problems == [])
    }

    @Test("back to the root frees all flows above it, however deep they opened each other (rule 6)")
    func toRoot() {
        let app = NavigationHarness.withRoot()
        let first = app.scope.pushFlow("a")
        let second = first.flow.map { $0.scope.pushFlow("b") }
        second?.push("B2")
        let listener = LoggingListener()
        let listening = second?.router.subscribe(listener)
        #expect(app.counts == ["app 1", "a 1", "b 2"])
        app.scope.router.popToRoot(.atOnce)
        #expect(listener.lines == ["listener: to root", "listener: decrement to 1", "listener: decrement to 0"])
        #expect(!first.isAlive)
        #expect(second?.isAlive == false)
        #expect(app.counts == ["app 1"])
        #expect(app.problems == [])
        withExtendedLifetime(listening) {}
    }

    @Test("a plain screen that is presented counts for its owner, a flow with a stack of its own for itself (rule 7)")
    func presenting() {
        let app = NavigationHarness.withRoot()
        app.scope.router.present(app.scope.screen("Sheet") { Text("") }, .atOnce)
        #expect(app.counts == ["app 2"])
        app.scope.router.dismiss(.atOnce)
        let flow = app.scope.presentFlow("a")
        flow.push("A2")
        #expect(app.map == "[Root + sheet: A > A2]")
        #expect(app.counts == ["app 1", "a 2"])
        #expect(app.problems == [])
    }

    @Test("a visible alert is closed first when something is presented where it stands (rule 7)")
    func overAlert() {
        let app = NavigationHarness.withRoot()
        app.scope.alert("Sure?", choices: [])
        app.settle()
        let flow = app.scope.presentFlow("a")
        #expect(app.map == "[Root + sheet: A]")
        #expect(flow.count == 1)
        #expect(app.problems == [])
    }

    @Test("dismissing tells by whom, and frees the flow with its whole stack (rules 8 and 9)")
    func dismissing() {
        for byPerson in [false, true] {
            let app = NavigationHarness.withRoot()
            let flow = app.scope.presentFlow("a")
            let listener = LoggingListener()
            let listening = flow.router.subscribe(listener)
            if byPerson { app.navigation.system.back() } else { app.scope.router.dismiss(.atOnce) }
            #expect(
                listener.lines == ["listener: dismiss by \(byPerson ? "person" : "code")", "listener: decrement to 0"])
            #expect(!flow.isAlive)
            #expect(app.map == "[Root]")
            #expect(app.problems == [])
            withExtendedLifetime(listening) {}
        }
    }

    @Test("close dismisses what is modal, else pops, and at a root does nothing (rule 10)")
    func closing() {
        let app = NavigationHarness.withRoot()
        let flow = app.scope.pushFlow("a")
        flow.push("A2")
        let modal = flow.flow?.scope.presentFlow("m")
        flow.router.close(.atOnce)
        #expect(app.map == "[Root > A > A2]")
        #expect(modal?.isAlive == false)
        flow.router.close(.atOnce)
        #expect(app.map == "[Root > A]")
        app.scope.router.close(.atOnce)
        #expect(app.map == "[Root]")
        #expect(app.result { app.scope.router.close(.atOnce, completion: $0) } == .unchanged)
        #expect(app.problems == [])
    }

    @Test("a listener is not held, and hears nothing after its subscription has ended")
    func listeners() {
        let app = NavigationHarness.withRoot()
        let flow = app.scope.pushFlow("a")
        let kept = LoggingListener()
        var listening: [Any] = [flow.router.subscribe(kept)]
        weak var gone: LoggingListener?
        do {
            let listener = LoggingListener()
            gone = listener
            listening.append(flow.router.subscribe(listener))
        }
        #expect(gone == nil)
        flow.push("A2")
        listening.removeAll()
        flow.router.pop(.atOnce)
        #expect(kept.lines == ["listener: increment to 2"])
        #expect(app.problems == [])
    }

    @Test("a flow that lives on after its opener goes to the nearest coordinator above, and answers nobody")
    func orphans() {
        let app = NavigationHarness.withTabs("one")
        var answers: [String] = []
        let first = app.visible.pushFlow("a")
        let (second, view) = first.flow?.scope.flow("b", then: { answers.append($0) }) ?? app.scope.flow("none")
        first.router.setRoot(view, .atOnce)
        #expect(app.map == "[one: B]")
        #expect(!first.isAlive)
        #expect(app.navigation.coordinators.map { "\($0.depth) \($0.name)" } == ["0 app", "1 tab one", "2 b"])
        second.answer.send("late")
        #expect(answers == [])
        #expect(app.problems == [])
    }
}
