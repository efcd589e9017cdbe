import CommandKitTesting
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

@testable import WhatsNew

@Suite("what is new after an update")
@MainActor
struct WhatsNewTests {
    private let store = MemoryKeyValueStore()
    private let log = MemoryLogger()
    private let app = NavigationHarness()

    private static let releases = [
        release("2.0.0", ("calls", "Calls can be held."), ("sky", "Clouds.")), release("1.10.0", ("calls", "Louder.")),
        release("1.9.0", ("sky", "Rain.")),
    ]

    private static func release(_ version: String, _ changes: (String, LocalizedText)...) -> Release {
        Release(version: version, changes: changes.map { Release.Change(feature: $0.0, text: $0.1) })
    }

    private func step(_ version: String, features: Set<String> = ["calls"]) -> LaunchStep {
        WhatsNewCoordinator.step(
            News(Self.releases, version: version, features: features), SeenVersion(store: store, log: log))
    }

    private func keep(_ version: String) async throws { try await store.set(version, for: SeenVersion.key) }

    private func waitForVersion(_ wanted: String) async throws {
        for await version in try store.values(of: SeenVersion.key) where version == wanted { return }
    }

    private func open(_ step: LaunchStep, then end: @escaping @MainActor (LaunchStep.Outcome) -> Void = { _ in }) throws
        -> Harness?
    {
        guard let unit = try step.open(app.scope) else { return nil }
        app.scope.router.setRoot(unit.start(then: end), .atOnce)
        let app = app
        return Harness(width: 40, height: 8) { NavigationView(app.navigation.state, app.navigation.system) { $1 } }
    }

    @Test("after an update it shows what changed since the version last seen, of the features that are there, once")
    func update() async throws {
        try await keep("1.9.0")
        var ends: [LaunchStep.Outcome] = []
        let screen = try #require(try open(step("2.0.0")) { ends.append($0) })
        #expect(
            screen.text == """
                2.0.0
                · Calls can be held.

                1.10.0
                · Louder.


                [ Continue ]
                """)
        #expect(screen.lint == [])
        screen.press(.enter)
        #expect(ends == [.done])
        try await waitForVersion("2.0.0")
        #expect(try open(step("2.0.0")) == nil)
    }

    @Test("at the first start, in the same version, set back, or with nothing to tell there is nothing to see")
    func nothing() async throws {
        let rows: [(seen: String?, version: String, features: Set<String>, kept: String)] = [
            (nil, "2.0.0", ["calls"], "2.0.0"), ("2.0.0", "2.0.0", ["calls"], "2.0.0"),
            ("2.0.0", "1.9.0", ["calls"], "2.0.0"), ("1.9.0", "2.0.0", ["other"], "2.0.0"),
            ("1.8.0", "1.9.0", ["calls"], "1.9.0"), ("something", "2.0.0", ["calls"], "2.0.0"),
        ]
        for row in rows {
            try await store.set(row.seen, for: SeenVersion.key)
            #expect(try step(row.version, features: row.features).open(app.scope) == nil, "\(row)")
            try await waitForVersion(row.kept)
        }
    }

    @Test("versions are compared by their numbers, and only three numbers are a version")
    func versions() throws {
        let sorted = ["0.9.9", "0.10.0", "1.0.0", "1.2.3", "1.2.10", "1.10.0", "2.0.0"]
        let versions = try sorted.map { try #require(ProductVersion($0)) }
        #expect(versions == versions.shuffled().sorted())
        for text in ["", "1", "1.2", "1.2.3.4", "1.2.x", "-1.2.3", "+1.2.3", "01.2.3", "1..3", " 1.2.3", "1.2.3-beta"] {
            #expect(ProductVersion(text) == nil, "\(text)")
        }
    }

    @Test("its link shows every release up to this one at any time")
    func link() throws {
        let news = News(Self.releases, version: "1.10.0", features: ["calls", "sky"])
        let app = NavigationHarness(tabs: [.fake("home")], routes: [try WhatsNewCoordinator.route(news)])
        #expect(try app.navigation.open("tessera://whatsnew") == .opened)
        app.settle()
        #expect(app.snapshot(width: 20, height: 7).text == "1.10.0\n· Louder.\n\n1.9.0\n· Rain.")
        #expect(app.problems == [])
    }

    @Test("every text is there in both languages, and every release is a version that is older than the one before")
    func catalogue() throws {
        let versions = try Release.all.map { try #require(ProductVersion($0.version)) }
        #expect(
            versions == Array(Set(versions.map(\.description))).compactMap { ProductVersion($0) }.sorted().reversed())
        for change in Release.all.flatMap(\.changes) {
            #expect(change.text.isTranslated)
            #expect(change.text.text(in: .russian) != change.text.text(in: .english))
        }
    }

    @Test("a store that cannot be read passes the step with the reason")
    func broken() {
        store.fail(with: .busy(path: "/store"))
        #expect(throws: StoreError.busy(path: "/store")) { try step("2.0.0").open(app.scope) }
    }

    @Test("it needs what it asks for, and contributes a step and a link")
    func feature() throws {
        let feature = RecordedFeature(WhatsNewFeature.self) {
            $0.insert(DescribedAssembly(), for: .assembly)
            $0.insert(store, for: .keyValueStore)
            $0.insert(log, for: .logger)
        }
        try feature.buildAll()
        #expect(feature.contributed == ["launch steps": ["whatsnew"], "routes": ["tessera://whatsnew"]])
        #expect(feature.asked == Set(WhatsNewFeature.descriptor.needs.map(\.service)).union(["AssemblyInformation"]))
    }
}
