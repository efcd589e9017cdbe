import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitTesting

@Suite("a feature opens the flow of another one")
@MainActor
struct FlowTests {
    private let login = LoginFeature()

    private func app(_ keep: @escaping @MainActor (FavouritesCoordinator) -> Void) -> NavigationHarness {
        NavigationHarness(tabs: [
            NavigationTab(id: "home", title: "Home", symbol: "*", order: 0) { [login] scope in
                Unit<Void, Never>("favourites", in: scope) { scope, _ in
                    let made = FavouritesCoordinator(scope, login)
                    keep(made)
                    return made
                }.start()
            }
        ])
    }

    @Test("a coordinator tells a person something once, whatever they look at")
    func saying() {
        let app = app { _ in }
        app.scope.say("a call was missed")
        app.settle()
        #expect(app.notices == ["a call was missed"])
    }

    @Test("in three lines: it gets typed options, hands a typed result back, and is gone, pushed or on a sheet alike")
    func threeLines() {
        for isSheet in [false, true] {
            weak var favourites: FavouritesCoordinator?
            let app = app { favourites = $0 }
            if isSheet { favourites?.signInOnSheet() } else { favourites?.signIn() }
            #expect(app.snapshot(width: 30, height: 3).text.contains("for favourites:"))
            login.person.enterPhone?("+1 555")
            #expect(
                app.map == (isSheet ? "[home: Favourites + sheet: Phone > Code]" : "[home: Favourites > Phone > Code]"))
            #expect(app.counts == ["favourites 1", "login 2"])
            login.person.enterCode?()
            #expect(app.map == "[home: Favourites]")
            #expect(app.snapshot(width: 40, height: 1).text == #"signedIn(phone: "+1 555")"#)
            #expect(app.counts == ["favourites 1"])
            #expect(app.problems == [])
        }
    }

    @Test("data goes from the last screen to the first without passing through the one between")
    func lastToFirst() {
        weak var favourites: FavouritesCoordinator?
        let app = app { favourites = $0 }
        favourites?.signIn()
        login.person.enterPhone?("+1 555")
        login.person.askForHelp?()
        #expect(app.map == "[home: Favourites > Phone > Code > Help]")
        login.person.changePhone?("+49 30")
        #expect(app.map == "[home: Favourites > Phone]")
        #expect(app.snapshot(width: 30, height: 1).text == "for favourites: +49 30")
        #expect(app.problems == [])
    }

    @Test("a person who goes back out of the flow hands its opener a result too, and only one")
    func cancelled() {
        weak var favourites: FavouritesCoordinator?
        let app = app { favourites = $0 }
        favourites?.signIn()
        app.navigation.system.back()
        app.settle()
        #expect(app.snapshot(width: 30, height: 1).text == "cancelled")
        #expect(app.counts == ["favourites 1"])
        #expect(app.problems == [])
    }

    @Test("the list of coordinators shows who opened whom, and what each shows")
    func inspector() {
        weak var favourites: FavouritesCoordinator?
        let app = app { favourites = $0 }
        favourites?.signInOnSheet()
        #expect(
            app.navigation.coordinators == [
                CoordinatorSummary(name: "app", count: 0, depth: 0, screens: []),
                CoordinatorSummary(name: "tab home", count: 0, depth: 1, screens: []),
                CoordinatorSummary(name: "favourites", count: 1, depth: 2, screens: ["Favourites"]),
                CoordinatorSummary(name: "login", count: 1, depth: 3, screens: ["Phone"]),
            ])
    }
}
