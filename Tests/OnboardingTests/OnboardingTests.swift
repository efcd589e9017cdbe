import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Onboarding

@Suite("the welcome at the first start")
@MainActor
struct OnboardingTests {
    private let store = MemoryKeyValueStore()
    private let log = MemoryLogger()
    private let app = NavigationHarness()

    private static let tabs = [
        tab("gallery", LocalizedText(en: "Gallery", ru: "Галерея"), "▦", 2),
        tab("home", LocalizedText(en: "Home", ru: "Дом"), "⌂", 1),
    ]

    private static func tab(_ id: String, _ title: LocalizedText, _ symbol: String, _ order: Int) -> NavigationTab {
        NavigationTab(id: id, title: title, symbol: symbol, order: order) { FakeFlow<Never>.unit(id, in: $0).start() }
    }

    private func step(
        tabs: [NavigationTab] = tabs, routes: [String] = [], store: MemoryKeyValueStore? = nil
    ) throws -> LaunchStep {
        let store = store ?? self.store
        let routes = try routes.map {
            try Route.fake($0, parameters: $0.contains("{") ? [RouteParameter.text("a")] : [])
        }
        return WelcomeCoordinator.step(FirstRun(store: store, log: log)) { Welcome(tabs: tabs, routes: routes) }
    }

    /// Shows the step as the shell does; `nil` when there is nothing to do.
    private func open(
        _ step: LaunchStep, _ language: Language = .english, width: Int = 44, height: Int = 13,
        then end: @escaping @MainActor (LaunchStep.Outcome) -> Void = { _ in }
    ) throws -> Harness? {
        guard let unit = try step.open(app.scope) else { return nil }
        app.scope.router.setRoot(unit.start(then: end), .atOnce)
        let app = app
        return Harness(width: width, height: height, environment: EnvironmentValues(language: language)) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
    }

    private func waitUntilSeen() async throws {
        for await isSeen in try store.values(of: FirstRun.key) where isSeen == true { return }
    }

    @Test("it shows the tabs of this build in their order and the keys, once; begun, it is done")
    func once() async throws {
        var ends: [LaunchStep.Outcome] = []
        let screen = try #require(try open(try step()) { ends.append($0) })
        #expect(
            screen.text == """
                What is here
                  ⌂ Home
                  ▦ Gallery

                How to get about
                  Alt+1…2  open a tab
                  Esc      go back, or close what is on top
                  Ctrl+P   find a place or a command
                  ?        all keys
                  Ctrl+Q   leave


                [ Begin ]
                """)
        #expect(screen.focused == "Begin")
        #expect(screen.lint == [])
        screen.press(.enter)
        #expect(ends == [.done])
        try await waitUntilSeen()
        #expect(try step().open(app.scope) == nil)
        app.scope.router.setRoot(FakeFlow<Never>.unit("tabs", in: app.scope).start(), .atOnce)
        #expect(app.problems == [])
    }

    @Test("that widgets live outside the app is told where this build has their gallery, and nowhere else")
    func widgets() throws {
        let rows: [(routes: [String], isTold: Bool)] = [
            ([], false), (["tessera://widgets"], false), (["tessera://widgets/{a}"], false),
            (["tessera://widgets/gallery/{a}"], false), (["tessera://about", "tessera://widgets/gallery"], true),
        ]
        for row in rows {
            let screen = try #require(try open(try step(routes: row.routes, store: MemoryKeyValueStore())))
            #expect(screen.text.contains("[ Next ]") == row.isTold, "\(row.routes)")
            screen.press(.enter)
            app.settle()
            screen.advance(by: .seconds(1))
            screen.update()
            #expect(screen.text.contains("tessera://widgets/gallery") == row.isTold, "\(row.routes)")
        }
    }

    @Test("the second page goes back to the first with Escape, and its button ends the welcome")
    func pages() throws {
        var ends: [LaunchStep.Outcome] = []
        let step = try step(routes: ["tessera://widgets/gallery"])
        let screen = try #require(try open(step, .russian) { ends.append($0) })
        screen.press(.enter)
        settle(screen)
        #expect(app.map == "[Welcome > Outside the app]")
        #expect(screen.text.contains("Виджеты живут и вне приложения"))
        #expect(screen.lint == [])
        screen.press(.escape)
        settle(screen)
        #expect(app.map == "[Welcome]")
        screen.press(.enter)
        settle(screen)
        screen.press(.enter)
        #expect(ends == [.done])
    }

    private func settle(_ screen: Harness) {
        app.settle()
        screen.advance(by: .seconds(1))
        screen.update()
    }

    @Test("with a single tab no key for tabs is told, and in 40×12 everything can be reached")
    func small() throws {
        let screen = try #require(try open(try step(tabs: [Self.tabs[0]]), width: 40, height: 10))
        #expect(!screen.text.contains("Alt+"))
        #expect(screen.text.hasSuffix("[ Begin ]"))
        screen.press(.pageDown)
        #expect(screen.text.contains("Ctrl+Q"))
    }

    @Test("in plain lines it is read and left by words")
    func linear() throws {
        var ends: [LaunchStep.Outcome] = []
        let screen = try #require(try open(try step(), .russian, height: 30) { ends.append($0) })
        let linear = screen.linear
        #expect(linear.transcript.contains("Что здесь есть"))
        #expect(linear.transcript.contains("⌂ Дом"))
        linear.read("начать")
        #expect(ends == [.done])
    }

    @Test("a store that cannot be read passes the step with the reason; one that keeps nothing is said in the log")
    func broken() async throws {
        store.fail(with: .busy(path: "/store"))
        #expect(throws: StoreError.busy(path: "/store")) { try step().open(app.scope) }
        store.fail(with: nil)
        let unit = try #require(try step().open(app.scope))
        store.fail(with: .full(path: "/store"))
        app.scope.router.setRoot(unit.start(), .atOnce)
        for _ in 0..<10_000 where log.entries.isEmpty { await Task.yield() }
        #expect(log.entries.map(\.message.text).first?.hasPrefix("the welcome will come again: ") == true)
    }

    @Test("it needs what it asks for, and contributes one step")
    func feature() throws {
        let feature = RecordedFeature(OnboardingFeature.self) {
            $0.insert(store, for: .keyValueStore)
            $0.insert(log, for: .logger)
        }
        try feature.buildAll()
        #expect(feature.contributed == ["launch steps": ["onboarding"]])
        #expect(feature.asked == Set(OnboardingFeature.descriptor.needs.map(\.service)))
    }
}
