import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import Settings

@Suite("the settings as a tab")
@MainActor
struct SettingsTabTests {
    @Test("what is chosen on the screen stands in the file, and the screen follows the file")
    func tab() throws {
        let sample = try SampleSettings("{\n  \"theme\": \"light\"\n}\n")
        let settings = sample.settings(["TESSERA_ON": "yes"])
        let app = NavigationHarness(
            tabs: [SettingsCoordinator.tab(settings, FixedEnvironment())], routes: [try SettingsCoordinator.route()])
        let screen = Harness(width: 60, height: 50) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
        #expect(screen.text.contains("Theme ‹ Light ›"))
        try screen.click("Reset")
        #expect(screen.text.contains("Theme ‹ Dark ›"))
        #expect(app.map == "[settings: Settings]")
        #expect(app.problems == [])
    }
}
