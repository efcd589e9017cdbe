import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface

@Suite("the container's own events")
@MainActor
struct SystemTests {
    private let size = Size(width: 41, height: 20)

    @Test("the back key goes back one step at a time: within a sheet, out of it, down the stack, and then nowhere")
    func backKey() {
        let app = NavigationHarness.withRoot()
        let flow = app.scope.pushFlow("a")
        let sheet = flow.flow?.scope.presentFlow("s")
        sheet?.push("S2")
        var maps: [String] = []
        while app.navigation.system.back() { maps.append(app.map) }
        #expect(maps == ["[Root > A + sheet: S]", "[Root > A]", "[Root]"])
        #expect(app.problems == [])
    }

    @Test("the back key never reaches below an overlay that takes keys, nor closes one that only code may close")
    func backUnderOverlay() {
        let app = NavigationHarness.withRoot()
        app.scope.pushFlow("a")
        let call = app.scope.presentFlow("call", as: .overlay(.call))
        #expect(!app.navigation.system.back())
        #expect(app.map == "[Root > A] {Call}")
        call.push("Keypad")
        #expect(app.navigation.system.back())
        #expect(app.map == "[Root > A] {Call}")
        #expect(app.problems == [])
    }

    @Test("the back key passes an overlay that takes no keys")
    func backPastToast() {
        let app = NavigationHarness.withRoot()
        app.scope.pushFlow("a")
        app.scope.presentFlow("toast", as: Presentation(.overlay(.toast), isClosable: false, takesFocus: false))
        app.navigation.system.back()
        #expect(app.map == "[Root] {Toast}")
    }

    @Test("overlays stand in the order of their priority, equal ones in the order of coming")
    func priorities() {
        let app = NavigationHarness.withRoot()
        for (name, priority) in [("call", OverlayPriority.call), ("tool", .tool), ("call2", .call), ("toast", .toast)] {
            app.scope.presentFlow(name, as: .overlay(priority))
        }
        #expect(app.map == "[Root] {Toast} {Tool} {Call} {Call2}")
        #expect(app.navigation.state.visible?.title == "Call2")
        #expect(app.problems == [])
    }

    @Test("an overlay has a stack and modals of its own, and closes with its last screen")
    func overlayStack() {
        let app = NavigationHarness.withRoot()
        let call = app.scope.presentFlow("call", as: .overlay(.call))
        call.push("Keypad")
        let sheet = call.flow?.scope.presentFlow("s")
        #expect(app.map == "[Root] {Call > Keypad + sheet: S}")
        sheet?.router.dismiss(.atOnce)
        call.router.leave(.atOnce)
        #expect(app.map == "[Root]")
        #expect(!call.isAlive)
        #expect(app.problems == [])
    }

    @Test("a drag from the left edge past the middle goes back; short of it, nothing has happened")
    func edgeSwipe() {
        for (end, map) in [(19, "[Root > A]"), (20, "[Root]")] {
            let app = NavigationHarness.withRoot()
            app.scope.pushFlow("a")
            let system = app.navigation.system
            #expect(!system.handle(MouseEvent(.press(1), at: Point(x: 0, y: 5)), in: size))
            #expect(system.handle(MouseEvent(.drag(1), at: Point(x: 10, y: 6)), in: size))
            #expect(app.navigation.state.swipe == NavigationSwipe(.back, progress: 0.25))
            #expect(app.map == "[Root > A]")
            #expect(system.handle(MouseEvent(.release(1), at: Point(x: end, y: 6)), in: size))
            #expect(app.map == map)
            #expect(app.navigation.state.swipe == nil)
            #expect(app.problems == [])
        }
    }

    @Test("a drag down from the upper half closes a sheet, and no modal that may not be closed")
    func swipeDown() {
        for (presentation, map) in [
            (Presentation.sheet, "[Root]"), (Presentation(.sheet, isClosable: false), "[Root + sheet: S]"),
        ] {
            let app = NavigationHarness.withRoot()
            app.scope.presentFlow("s", as: presentation)
            let system = app.navigation.system
            #expect(!system.handle(MouseEvent(.press(1), at: Point(x: 20, y: 4)), in: size))
            let isTaken = system.handle(MouseEvent(.drag(1), at: Point(x: 20, y: 5)), in: size)
            #expect(isTaken == presentation.isClosable)
            #expect(system.handle(MouseEvent(.release(1), at: Point(x: 20, y: 9)), in: size) == isTaken)
            #expect(app.map == map)
            #expect(app.problems == [])
        }
    }

    @Test("what begins elsewhere is no swipe, and at a root there is nothing to swipe away")
    func noSwipe() {
        let app = NavigationHarness.withRoot()
        let system = app.navigation.system
        #expect(!system.handle(MouseEvent(.press(1), at: Point(x: 0, y: 0)), in: size))
        app.scope.pushFlow("a")
        let rows: [[MouseEvent]] = [
            [MouseEvent(.press(1), at: Point(x: 2, y: 0)), MouseEvent(.drag(1), at: Point(x: 30, y: 0))],
            [MouseEvent(.press(1), at: Point(x: 0, y: 0)), MouseEvent(.drag(1), at: Point(x: 1, y: 1))],
            [MouseEvent(.press(3), at: Point(x: 0, y: 0)), MouseEvent(.drag(3), at: Point(x: 30, y: 0))],
            [MouseEvent(.move, at: Point(x: 0, y: 0)), MouseEvent(.release(1), at: Point(x: 30, y: 0))],
        ]
        for row in rows {
            #expect(row.map { system.handle($0, in: size) } == [false, false])
            #expect(system.handle(MouseEvent(.release(0), at: Point(x: 30, y: 0)), in: size) == false)
        }
        #expect(app.map == "[Root > A]")
    }

    @Test("an operation during a swipe ends the swipe, and is done")
    func operationDuringSwipe() {
        let app = NavigationHarness.withRoot()
        let flow = app.scope.pushFlow("a")
        app.navigation.system.beginSwipe(.back)
        flow.push("A2")
        #expect(app.navigation.state.swipe == nil)
        app.navigation.system.commitSwipe()
        #expect(app.map == "[Root > A > A2]")
        #expect(app.problems == [])
    }

    @Test("a progress that is no number or out of bounds is brought into them")
    func progress() {
        let rows: [(given: Double, kept: Double)] = [(-1, 0), (0.5, 0.5), (7, 1), (.nan, 0), (.infinity, 1)]
        for row in rows { #expect(NavigationSwipe(.back, progress: row.given).progress == row.kept) }
    }

    @Test("a tab is built when it is first opened; opened again, it is as it was; tapped twice, it goes to its root")
    func tabs() {
        var built: [String] = []
        let tabs = ["one", "two"].enumerated().map { index, id in
            NavigationTab(id: id, title: "\(id)", symbol: "*", order: -index) { scope in
                built.append(id)
                return scope.flow(id).view
            }
        }
        let app = NavigationHarness(tabs: tabs)
        #expect(built == ["two"])
        #expect(app.map == "[two: Two] one: -")
        app.visible.pushFlow("a")
        app.navigation.system.selectTab("one")
        app.navigation.system.selectTab("two")
        #expect(app.map == "[two: Two > A] one: One")
        #expect(built == ["two", "one"])
        app.navigation.system.selectTab("two")
        #expect(app.map == "[two: Two] one: One")
        #expect(app.problems == [])
    }

    @Test("a tab that cannot be built is not opened, and says why")
    func brokenTab() {
        struct Broken: Error, CustomStringConvertible { var description: String { "no disk" } }
        let broken = NavigationTab(id: "broken", title: "", symbol: "", order: 1) { _ in throw Broken() }
        let app = NavigationHarness(tabs: [.test("one"), broken])
        let result = app.result { app.navigation.system.selectTab("broken", completion: $0) }
        #expect(result.map { "\($0)" } == "refused(the tab `broken` could not be opened: no disk)")
        #expect(app.map == "[one: One] broken: -")
        #expect(app.result { app.navigation.setTabs([broken], restoring: false, .atOnce, completion: $0) } != .done)
        #expect(app.navigation.tabs.map(\.id) == ["one", "broken"])
        #expect(app.map == "[one: One] broken: -")
        #expect(app.problems == [])
    }

    @Test("a coordinator in a tab that is not open changes its own stack, and shows no sheet over another tab")
    func hiddenTab() {
        let app = NavigationHarness.withTabs("one", "two")
        let first = app.visible
        app.navigation.system.selectTab("two")
        let sheet = app.visible.presentFlow("s")
        first.router.push(first.screen("Behind") { Text("") }, .atOnce)
        #expect(app.map == "one: One > Behind [two: Two + sheet: S]")
        first.router.pop(.atOnce)
        #expect(app.map == "one: One [two: Two + sheet: S]")
        sheet.router.dismiss(.atOnce)
        #expect(
            app.result { first.router.present(first.flow("x").view, completion: $0) } == .refused(.covered(by: "Two")))
        first.alert("Lost", choices: [])
        #expect(app.map == "one: One [two: Two + alert: Lost]")
        #expect(app.problems == [])
    }
}
