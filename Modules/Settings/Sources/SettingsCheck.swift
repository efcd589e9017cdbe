import FeatureKitInterface
import LocalizationKit
import SettingsInterface

/// What `doctor` says of the settings.
@MainActor
enum SettingsCheck {
    static func check(_ settings: any Settings) -> HealthCheck {
        HealthCheck(title: Strings.settings) { _ in
            let problems = settings.problems.map {
                HealthCheck.Finding(
                    .warn, LocalizedText($0.place), $0.text, remedy: Strings.mendIt(path: settings.path))
            }
            return problems.isEmpty
                ? [.init(.ok, LocalizedText(settings.path), Strings.nothingPassedOver)] : problems
        }
    }
}
