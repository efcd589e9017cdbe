import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import NavigationInterface
import NavigationTesting
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import StateKit
import StateKitTesting
import StorageInterface
import StorageTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import ConverterFlow

/// The converter as the only tab of an app, on a machine whose network answers as on 28 June 2024.
@MainActor
struct ConverterStage {
    let world: ConverterWorld

    init() throws {
        world = try ConverterWorld()
        world.network.answer(ConverterWorld.daily, .text(SampleDocuments.june2024))
        world.network.answer(ConverterWorld.history, .text(SampleDocuments.history))
    }

    func app() throws -> NavigationHarness {
        NavigationHarness(
            tabs: try world.feature.contributions(.tabs), routes: try world.feature.contributions(.routes))
    }

    func screen(
        _ app: NavigationHarness, width: Int = 100, height: Int = 30, _ language: Language = .english
    ) -> Harness {
        let environment = EnvironmentValues(widthClass: WidthClass(columns: width), language: language)
        return Harness(width: width, height: height, environment: environment) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
    }

    /// Gives other tasks their turn until something is on the screen.
    func until(_ screen: Harness, shows text: String) async {
        for _ in 0..<50_000 {
            await Task.yield()
            screen.update()
            if screen.text.contains(text) { return }
        }
        Issue.record("`\(text)` never came; what did is \(screen.text)")
    }

    /// The rows of the screen from the border of what stands over it on, without what is beside it.
    func box(in screen: Harness) -> String {
        let rows = screen.text.split(separator: "\n").compactMap { row -> Substring? in
            guard let start = row.firstIndex(where: "╭│╰".contains), let end = row.lastIndex(where: "╮│╯".contains)
            else { return nil }
            return row[start...end]
        }
        return rows.joined(separator: "\n")
    }
}
