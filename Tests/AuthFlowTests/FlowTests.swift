import StateKitTesting
import StorageTesting
import AuthFlowInterface
import AuthFlowTesting
import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKit
import StorageInterface
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import AuthFlow

@MainActor
@Suite("the flow from the number to the profile")
struct FlowTests {
    private let world: FlowWorld

    init() throws {
        world = try FlowWorld()
    }

    private func screen(_ app: NavigationHarness) -> Harness {
        Harness(width: 60, height: 24) { NavigationView(app.navigation.state, app.navigation.system) { $1 } }
    }

    /// Draws what there is now, when all that moves has come to rest.
    private func draw(_ screen: Harness) {
        screen.update()
        screen.advance(by: .seconds(1))
        screen.update()
    }

    /// Waits until the screen shows a text; drawing is dear, so that it looks now and then.
    private func shows(_ app: NavigationHarness, _ screen: Harness, _ text: String) async {
        var looks = 0
        await eventually {
            looks += 1
            guard looks.isMultiple(of: 100) else { return false }
            app.scheduler.advance(by: .milliseconds(10))
            draw(screen)
            return screen.text.contains(text)
        }
    }

    @Test("it opens in three lines, and ends with success after number, code and name, with nothing left of it")
    func success() async throws {
        let app = NavigationHarness(tabs: [.fake("home")])
        var outcomes: [SignInOutcome] = []
        let signIn: any SignInFlow = SignInScreens(parts: world.parts)
        let view = signIn.unit(in: app.scope).start(with: SignInOptions()) { outcomes.append($0) }
        app.scope.router.push(view)
        app.settle()
        let screen = screen(app)
        screen.type("9153051653")
        await shows(app, screen, "A code was sent to +7 915 305-16-53")
        await shows(app, screen, "sent to +79153051653")
        app.settle()
        draw(screen)
        screen.type("1337")
        await shows(app, screen, "How may we call you?")
        app.settle()
        draw(screen)
        screen.type("Ada")
        try screen.click("Save")
        await eventually { !outcomes.isEmpty }
        #expect(outcomes == [.success])
        #expect(world.service.asked == ["request +79153051653", "confirm 1337", "save Ada"])
        #expect(world.keeper.identity?.phone == "+79153051653")
        #expect(app.problems == [])
        #expect(app.map == "[home: home]")
    }

    @Test("a wrong code is said at the field, which keeps the focus, and the mended code goes through")
    func wrongCode() async throws {
        let app = NavigationHarness(tabs: [.fake("home")])
        var outcomes: [SignInOutcome] = []
        world.service.know("+79153051653", PersonalData(name: "Ada"))
        let view = SignInScreens(parts: world.parts).unit(in: app.scope)
            .start(with: SignInOptions(phone: "+79153051653")) { outcomes.append($0) }
        app.scope.router.push(view)
        app.settle()
        let screen = screen(app)
        try screen.click("Get the code")
        await shows(app, screen, "Another one can be sent in 1:00")
        app.settle()
        draw(screen)
        screen.type("1338")
        await shows(app, screen, "! this is not the code; 4 tries are left")
        screen.press(.backspace)
        draw(screen)
        #expect(!screen.text.contains("! this is not the code"))
        screen.type("7")
        await eventually { !outcomes.isEmpty }
        #expect(outcomes == [.success])
        #expect(app.problems == [])
    }

    @Test(
        "back from the code leads to the number, where the same number costs no second message; back from there is cancelled"
    )
    func back() async throws {
        let app = NavigationHarness(tabs: [.fake("home")])
        var outcomes: [SignInOutcome] = []
        let view = SignInScreens(parts: world.parts).unit(in: app.scope)
            .start(with: SignInOptions(phone: "+79153051653")) { outcomes.append($0) }
        app.scope.router.push(view)
        app.settle()
        let screen = screen(app)
        try screen.click("Get the code")
        await shows(app, screen, "A code was sent")
        app.settle()
        app.navigation.system.back()
        app.settle()
        draw(screen)
        try screen.click("Get the code")
        await shows(app, screen, "A code was sent")
        app.settle()
        #expect(world.service.asked == ["request +79153051653"])
        app.navigation.system.back()
        app.settle()
        app.navigation.system.back()
        app.settle()
        #expect(outcomes == [.cancelled])
        #expect(app.problems == [])
    }

    @Test("whoever leaves the question for the name is signed in without one")
    func withoutName() async throws {
        let app = NavigationHarness(tabs: [.fake("home")])
        var outcomes: [SignInOutcome] = []
        let view = SignInScreens(parts: world.parts).unit(in: app.scope)
            .start(with: SignInOptions(phone: "+79153051653")) { outcomes.append($0) }
        app.scope.router.push(view)
        app.settle()
        let screen = screen(app)
        try screen.click("Get the code")
        await shows(app, screen, "A code was sent")
        app.settle()
        draw(screen)
        screen.type("1337")
        await shows(app, screen, "How may we call you?")
        app.settle()
        app.navigation.system.back()
        app.settle()
        #expect(outcomes == [.needsPersonalData])
        #expect(world.keeper.identity != nil)
        #expect(app.problems == [])
        #expect(app.map == "[home: home]")
    }

    @Test("a code that is pasted while its screen still comes in leads on all the same")
    func pastedAtOnce() async throws {
        let app = NavigationHarness(tabs: [.fake("home")])
        var outcomes: [SignInOutcome] = []
        let view = SignInScreens(parts: world.parts).unit(in: app.scope)
            .start(with: SignInOptions(phone: "+79153051653")) { outcomes.append($0) }
        app.scope.router.push(view)
        app.settle()
        let screen = screen(app)
        try screen.click("Get the code")
        await eventually { app.map.hasSuffix("> Code]") }
        draw(screen)
        screen.paste("Your code is 1337")
        await eventually { world.keeper.identity != nil }
        await shows(app, screen, "How may we call you?")
        app.settle()
        app.navigation.system.back()
        app.settle()
        #expect(outcomes == [.needsPersonalData])
        #expect(app.problems == [])
    }

    @Test("a code screen that is left while the code is looked at loses nothing: the flow ends when the answer comes")
    func leftWhileChecking() async throws {
        world.service.know(SampleAuth.phone, PersonalData(name: "Ada"))
        let app = NavigationHarness(tabs: [.fake("home")])
        var outcomes: [SignInOutcome] = []
        let view = SignInScreens(parts: world.parts).unit(in: app.scope)
            .start(with: SignInOptions(phone: SampleAuth.phone)) { outcomes.append($0) }
        app.scope.router.push(view)
        app.settle()
        let screen = screen(app)
        try screen.click("Get the code")
        await shows(app, screen, "A code was sent")
        app.settle()
        draw(screen)
        world.service.hold(true)
        screen.type("1337")
        await eventually { world.service.asked.last == "confirm 1337" }
        app.navigation.system.back()
        app.settle()
        #expect(!app.map.contains("Code") && outcomes == [])
        draw(screen)
        try screen.click("Get the code")
        app.settle()
        draw(screen)
        #expect(screen.text.contains("Checking"), "the same screen goes on")
        app.navigation.system.back()
        app.settle()
        world.service.hold(false)
        await eventually { outcomes == [.success] }
        #expect(world.keeper.identity != nil)
        #expect(world.service.asked.filter { $0.hasPrefix("request") }.count == 1)
        #expect(app.problems == [])
        #expect(app.map == "[home: home]")
    }

    @Test("a flow that is left while the code is looked at leaves the person signed in, because the code is used up")
    func flowLeftWhileChecking() async throws {
        let app = NavigationHarness(tabs: [.fake("home")])
        var outcomes: [SignInOutcome] = []
        let view = SignInScreens(parts: world.parts).unit(in: app.scope)
            .start(with: SignInOptions(phone: SampleAuth.phone)) { outcomes.append($0) }
        app.scope.router.push(view)
        app.settle()
        let screen = screen(app)
        try screen.click("Get the code")
        await shows(app, screen, "A code was sent")
        app.settle()
        draw(screen)
        world.service.hold(true)
        screen.type("1337")
        await eventually { world.service.asked.last == "confirm 1337" }
        for _ in 0..<2 {
            app.navigation.system.back()
            app.settle()
        }
        #expect(outcomes == [.cancelled])
        world.service.hold(false)
        await eventually { world.keeper.identity != nil }
        app.settle()
        #expect(outcomes == [.cancelled])
        #expect(app.problems == [])
    }

    @Test("the launch step asks once: whoever goes past it is not asked again, nor is who is signed in")
    func launchStep() async throws {
        let app = NavigationHarness()
        let step = LaunchSignIn.step(world.parts, world.values) { true }
        let unit = try #require(try step.open(app.scope))
        var outcomes: [LaunchStep.Outcome] = []
        app.scope.router.setRoot(unit.start { outcomes.append($0) })
        app.settle()
        let screen = screen(app)
        try screen.click("Skip")
        #expect(outcomes == [.skipped])
        let skipped = StoreKey<Bool>("skipped", in: StoreScope("auth"))
        await eventually { (try? world.values.value(for: skipped)) == true }
        #expect(try step.open(app.scope) == nil)
        let other = try FlowWorld()
        try await other.signIn()
        #expect(try LaunchSignIn.step(other.parts, other.values) { true }.open(app.scope) == nil)
        let third = try FlowWorld()
        #expect(try LaunchSignIn.step(third.parts, third.values) { false }.open(app.scope) == nil)
    }

    @Test("the profile shows name, number and devices, ends one of them, and after signing out nothing of the person")
    func profile() async throws {
        world.service.know(SampleAuth.phone, PersonalData(name: "Ada", email: "ada@example.org"))
        try await world.signIn()
        let app = NavigationHarness(
            tabs: [ProfileCoordinator.tab(world.parts)], routes: [try ProfileCoordinator.route()])
        app.settle()
        let screen = screen(app)
        await shows(app, screen, "telephone, last used 2026-01-01")
        #expect(screen.text.contains("Ada") && screen.text.contains("+7 915 305-16-53"))
        try screen.click("End")
        await eventually {
            screen.update()
            return !screen.text.contains("telephone")
        }
        try screen.click("Sign out")
        app.settle()
        draw(screen)
        #expect(screen.text.contains("Sign out and remove everything"))
        #expect(world.keeper.identity != nil)
        app.navigation.system.back()
        app.settle()
        try await world.keeper.signOut()
        draw(screen)
        #expect(screen.text.contains("Nobody is signed in"))
        #expect(!screen.text.contains("Ada"))
        #expect(app.problems == [])
    }

    @Test("a changed number is the number of the session from then on")
    func changeNumber() async throws {
        world.service.know(SampleAuth.phone, PersonalData(name: "Ada"))
        try await world.signIn()
        let app = NavigationHarness(tabs: [ProfileCoordinator.tab(world.parts)])
        app.settle()
        let screen = screen(app)
        await shows(app, screen, "telephone")
        try screen.click("Change number")
        app.settle()
        draw(screen)
        screen.type("9153051699")
        await shows(app, screen, "A code was sent to +7 915 305-16-99")
        app.settle()
        draw(screen)
        screen.type("1337")
        await eventually { world.keeper.identity?.phone == "+79153051699" }
        #expect(world.keeper.identity?.profile == SampleAuth.phone)
        await shows(app, screen, "+7 915 305-16-99")
        #expect(app.problems == [])
    }

    @Test("signing in as another shows nothing of the first")
    func another() async throws {
        world.service.know(SampleAuth.phone, PersonalData(name: "Ada"))
        try await world.signIn()
        let app = NavigationHarness(tabs: [ProfileCoordinator.tab(world.parts)])
        app.settle()
        let screen = screen(app)
        await shows(app, screen, "Ada")
        try await world.signIn("+79153051600")
        draw(screen)
        #expect(!screen.text.contains("Ada"))
        await shows(app, screen, "+7 915 305-16-00")
        #expect(!screen.text.contains("Ada") && !screen.text.contains("16-53"))
    }
}
