import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import NavigationInterface
import NavigationTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import About

@Suite("about as a tab")
@MainActor
struct AboutTabTests {
    private static let assembly = DescribedAssembly(
        distribution: "kiosk", executable: "/usr/bin/kiosk",
        features: [
            FeatureDescriptor(
                id: "weather", target: "W", type: "W",
                summary: LocalizedText(en: "tells the weather", ru: "рассказывает о погоде"), version: "10.0.0",
                owner: "@sky", provides: [Provision("Forecast", interface: "WeatherInterface", version: 1)],
                commands: [CommandSummary("weather", "tell the weather")])
        ])

    private func harness() throws -> NavigationHarness {
        NavigationHarness(
            tabs: [AboutCoordinator.tab(Self.assembly)],
            routes: [try AboutCoordinator.route(), try AboutCoordinator.featureRoute(Self.assembly)])
    }

    private func screen(_ app: NavigationHarness, _ language: Language = .english) -> Harness {
        Harness(width: 50, height: 9, environment: EnvironmentValues(language: language)) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
    }

    @Test("the tab shows the build and its features, and each opens on a screen with what it brings")
    func screens() throws {
        let app = try harness()
        let screen = screen(app)
        #expect(
            screen.text == """
                kiosk 1.2.3
                features    0123456789abcdef
                toolchain   Swift 6.3.1
                executable  /usr/bin/kiosk

                weather  tells the weather
                """)
        screen.press(.enter)
        app.settle()
        screen.advance(by: .seconds(1))
        screen.update()
        #expect(app.map == "[about: About > weather]")
        #expect(
            screen.text == """
                tells the weather

                version    10.0.0
                kind       feature
                stability  experimental
                owner      @sky
                services   Forecast
                commands   weather
                """)
        #expect(screen.lint == [])
        #expect(app.problems == [])
    }

    @Test("in Russian everything is said in it")
    func russian() throws {
        let text = screen(try harness(), .russian).text
        #expect(text.contains("weather  рассказывает о погоде"))
        #expect(text.contains("функции"))
    }

    @Test("links open the tab and a feature, and one that is not there changes nothing")
    func links() throws {
        let app = try harness()
        #expect(try app.navigation.open("tessera://about/weather") == .opened)
        #expect(app.map == "[about: About > weather]")
        let error = #expect(throws: LinkError.self) { try app.navigation.open("tessera://about/wether") }
        #expect(error?.explanation.text(in: .english).contains("no feature `wether` in this build") == true)
        #expect(app.map == "[about: About > weather]")
        #expect(try app.navigation.open("tessera://about") == .opened)
        #expect(app.map == "[about: About]")
        #expect(app.problems == [])
    }
}
