import AuthFlowInterface
import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import StateKit
import StateKitTesting
import StorageInterface
import StorageTesting
import TextViewKitInterface
import TextViewKitTesting
import Testing

@testable import AuthFlow

@MainActor
@Suite("the lock over the app")
struct LockOverlayTests {
    private let world: FlowWorld
    private let app: NavigationHarness

    init() throws {
        world = try FlowWorld()
        app = NavigationHarness(
            tabs: [.fake("home")],
            routes: [try Route("tessera://home", title: "Home", tab: "home") { _, _ in [] }])
        app.settle()
    }

    private func attach() throws -> AnyCancellable {
        try LockOverlay.overlay(world.parts.lock) { .seconds(300) }.attach(app.scope)
    }

    /// Waits until the app is locked or unlocked, with what happens beside it.
    private func becomes(_ isLocked: Bool) async {
        await eventually {
            app.settle()
            return app.map.contains("Locked") == isLocked
        }
    }

    private func screen() -> Harness {
        let navigation = app.navigation
        let screen = Harness(width: 60, height: 12) { NavigationView(navigation.state, navigation.system) { $1 } }
        screen.update()
        return screen
    }

    @Test("without a PIN nothing locks; with one the app starts locked, and the PIN opens it")
    func start() async throws {
        try await world.signIn()
        let first = try attach()
        app.scheduler.advance(by: .seconds(3600))
        #expect(app.map == "[home: home]")
        first.cancel()

        try await world.parts.lock.set("0042")
        let second = try attach()
        defer { second.cancel() }
        app.settle()
        #expect(app.map.contains("Locked"))
        let screen = screen()
        #expect(screen.text.contains("Your PIN") && !screen.text.contains("home"))
        screen.type("1111")
        screen.press(.enter)
        await eventually {
            screen.update()
            return screen.text.contains("this is not the PIN")
        }
        screen.type("0042")
        #expect(!screen.text.contains("0042"))
        screen.press(.enter)
        await becomes(false)
        #expect(app.problems == [])
    }

    @Test("it locks itself after idle time, counted from the last key, and at once for whoever comes back too late")
    func idle() async throws {
        try await world.signIn()
        let watching = try attach()
        defer { watching.cancel() }
        try await world.parts.lock.set("0042")
        app.scheduler.advance(by: .seconds(299))
        world.parts.lock.onInput()
        app.scheduler.advance(by: .seconds(299))
        #expect(!app.map.contains("Locked"))
        app.scheduler.advance(by: .seconds(2))
        #expect(app.map.contains("Locked"))
        await eventually { world.parts.lock.isLocked }
    }

    @Test("a link does not take the lock away, a call stands above it, and another process locks and unlocks, too")
    func others() async throws {
        try await world.signIn()
        try await world.parts.lock.set("0042")
        let watching = try attach()
        defer { watching.cancel() }
        app.settle()
        await eventually { world.parts.lock.isLocked }
        try app.navigation.open("tessera://home")
        app.settle()
        #expect(app.map.contains("Locked"))

        let call = FakeFlow<Never>.unit("Call", in: app.scope).start()
        app.scope.router.present(call, as: .overlay(.call))
        app.settle()
        #expect(app.navigation.state.visible?.title == "Call")
        app.scope.router.remove(call)
        app.settle()
        #expect(app.navigation.state.visible?.title == Strings.locked)

        try await world.pins.setLocked(false, of: SampleAuth.phone)
        await becomes(false)
        try await world.pins.setLocked(true, of: SampleAuth.phone)
        await becomes(true)
        try await world.keeper.signOut()
        await becomes(false)
        #expect(app.problems == [])
    }

    @Test("who has forgotten the PIN signs out, and nothing of the person is left")
    func forgotten() async throws {
        try await world.signIn()
        try await world.parts.lock.set("0042")
        let watching = try attach()
        defer { watching.cancel() }
        app.settle()
        let screen = screen()
        try screen.click("I have forgotten it")
        app.settle()
        screen.update()
        #expect(screen.text.contains("Sign out and remove everything"))
        try screen.click("Sign out")
        await becomes(false)
        #expect(world.keeper.identity == nil)
        #expect(try await world.secrets.secret(for: SecretName("pin", of: "auth", profile: SampleAuth.phone)) == nil)
    }
}
