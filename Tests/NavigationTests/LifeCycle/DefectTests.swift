import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKitTesting
import Testing
import TextViewKitInterface

@Suite("defects of the published original, which do not exist here")
@MainActor
struct DefectTests {
    @Test("C1: popping a root changes nothing, however often, and its coordinator stays")
    func c1() {
        let app = NavigationHarness.withTabs("one", "two")
        let map = app.map
        for _ in 0..<2 {
            #expect(app.result { app.visible.router.pop(.atOnce, completion: $0) } == .unchanged)
        }
        #expect(app.map == map)
        #expect(app.counts == ["one 1"])
        #expect(app.problems == [])
    }

    @Test("C2: a swipe that is taken back changes nothing, and the next real back takes one screen")
    func c2() {
        let app = NavigationHarness.withRoot()
        let flow = app.scope.pushFlow("a")
        let system = app.navigation.system
        #expect(system.beginSwipe(.back))
        system.moveSwipe(to: 0.9)
        #expect(app.map == "[Root > A]")
        system.cancelSwipe()
        #expect(app.map == "[Root > A]")
        #expect(flow.count == 1)
        system.beginSwipe(.back)
        system.commitSwipe()
        #expect(app.map == "[Root]")
        #expect(!flow.isAlive)
        #expect(app.counts == ["app 1"])
        #expect(app.problems == [])
    }

    @Test("C3: a child that was made and never started counts nothing when its parent pushes")
    func c3() {
        let app = NavigationHarness.withRoot()
        let idle = app.scope.flow("idle")
        app.scope.router.push(app.scope.screen("Second") { Text("") }, .atOnce)
        #expect(app.counts == ["app 2"])
        #expect(idle.flow.scope.count == 0)
        #expect(app.problems == [])
    }

    @Test("C4: a flow within a modal that dismisses it frees everything that was on it")
    func c4() {
        let app = NavigationHarness.withRoot()
        let modal = app.scope.presentFlow("m")
        let nested = modal.flow?.scope.pushFlow("n")
        #expect(app.counts == ["app 1", "m 1", "n 1"])
        nested?.router.dismiss(.atOnce)
        #expect(app.map == "[Root]")
        #expect(!modal.isAlive)
        #expect(nested?.isAlive == false)
        #expect(app.problems == [])
    }

    @Test("C5: a sheet over tabs that is swiped down frees its own flow and no tab")
    func c5() {
        let app = NavigationHarness.withTabs("one", "two")
        app.navigation.system.selectTab("two")
        let sheet = app.visible.presentFlow("s")
        app.navigation.system.beginSwipe(.down)
        app.navigation.system.commitSwipe()
        #expect(!sheet.isAlive)
        #expect(app.map == "one: One [two: Two]")
        #expect(app.counts == ["one 1", "two 1"])
        #expect(app.problems == [])
    }

    @Test("C6: back to the root under a modal closes the modal; tapping the tab again under one is refused")
    func c6() {
        let app = NavigationHarness.withTabs("one")
        let tab = app.visible
        let sheet = tab.presentFlow("s")
        #expect(app.result { app.navigation.system.selectTab("one", completion: $0) } == .refused(.covered(by: "S")))
        #expect(app.map == "[one: One + sheet: S]")
        #expect(sheet.count == 1)
        tab.router.popToRoot(.atOnce)
        #expect(app.map == "[one: One]")
        #expect(!sheet.isAlive)
        #expect(app.problems == [])
    }

    @Test("C7: jumping back over three screens frees the coordinators between")
    func c7() {
        let app = NavigationHarness.withRoot()
        let root = app.navigation.state.visible
        let flows = ["a", "b", "c"].map { app.visible.pushFlow($0) }
        if let root { app.scope.router.pop(to: root, .atOnce) }
        #expect(app.map == "[Root]")
        #expect(flows.map(\.isAlive) == [false, false, false])
        #expect(app.counts == ["app 1"])
        #expect(app.problems == [])
    }

    @Test("C8: presenting where a modal stands already is refused, and counts nothing")
    func c8() {
        let app = NavigationHarness.withRoot()
        let below = app.scope.pushFlow("below")
        let modal = app.scope.presentFlow("m")
        let second = app.scope.flow("second")
        #expect(
            app.result { below.router.present(second.view, .atOnce, completion: $0) } == .refused(.covered(by: "M")))
        #expect(app.map == "[Root > Below + sheet: M]")
        #expect(second.flow.scope.count == 0)
        #expect(app.counts == ["app 1", "below 1", "m 1"])
        #expect(modal.isAlive)
        #expect(app.problems == [])
    }

    @Test("C9: there is no flag that says the opposite: whether a presentation takes keys is what it says")
    func c9() {
        for takesFocus in [false, true] {
            let app = NavigationHarness.withRoot()
            let presentation = Presentation(.overlay(.toast), isClosable: false, takesFocus: takesFocus)
            app.scope.presentFlow("o", as: presentation)
            #expect(app.navigation.state.visible?.title == (takesFocus ? "O" : "Root"))
        }
    }

    @Test("C10: a transition belongs to one operation, lives until it is over, and the next back has its own")
    func c10() {
        let app = NavigationHarness.withRoot()
        let slow = NavigationTransition(.opacity, Animation(.linear, duration: .seconds(3)))
        app.scope.router.push(app.scope.screen("Second") { Text("") }, slow)
        #expect(app.navigation.state.motion?.transition == slow)
        app.scheduler.advance(by: .milliseconds(2999))
        #expect(app.navigation.state.motion?.transition == slow)
        app.scheduler.advance(by: .milliseconds(1))
        #expect(app.navigation.state.motion == nil)
        app.navigation.system.back()
        #expect(app.navigation.state.motion?.transition == .back)
        #expect(app.problems == [])
    }

    @Test("C11: every tab that is there can be selected, and one that is not is refused by its name")
    func c11() {
        let ids = ["a", "b", "c", "d", "e"]
        let app = NavigationHarness(tabs: ids.enumerated().map { .test($1, order: $0) })
        for id in ids.reversed() {
            #expect(app.result { app.navigation.system.selectTab(id, completion: $0) } == .done, "\(id)")
            #expect(app.navigation.state.windows[0].stack.tab == id)
        }
        #expect(app.result { app.navigation.system.selectTab("f", completion: $0) } == .refused(.noTab("f")))
        #expect(app.problems == [])
    }

    @Test("C12: a completion comes once: after the transition, or at once when nothing was done")
    func c12() {
        let app = NavigationHarness.withRoot()
        var results: [NavigationResult] = []
        app.scope.router.push(app.scope.screen("Second") { Text("") }) { results.append($0) }
        #expect(results == [])
        app.scheduler.advance(by: .milliseconds(200))
        #expect(results == [.done])
        app.scope.router.popToRoot { results.append($0) }
        #expect(results == [.done])
        app.settle()
        #expect(results == [.done, .done])
        app.scope.router.pop { results.append($0) }
        app.scope.router.popToRoot { results.append($0) }
        #expect(results == [.done, .done, .unchanged, .unchanged])
        #expect(app.problems == [])
    }
}
