import LocalizationKit
import NavigationInterface
import PlatformInterface
import SettingsInterface
import StateKit
import TextViewKitInterface

/// The settings screen as a tab of the app.
@MainActor
final class SettingsCoordinator: Coordinator {
    static let tabID = "settings"

    private let scope: any CoordinatorScope
    private let controller: SettingsController
    private let language: @MainActor () -> Language
    private var observation: AnyCancellable?

    private init(_ scope: any CoordinatorScope, _ settings: any Settings, _ environment: any Environment) {
        self.scope = scope
        controller = SettingsController(settings, in: scope.kernel)
        language = { settings.language ?? .preferred(in: environment.variables) }
        observation = settings.observe { [weak self] _ in self?.followLanguage() }
        scope.expectRelease(of: controller, "the settings screen")
    }

    func start(with options: Void) -> any Presentable {
        followLanguage()
        let actions = SettingsActions(controller)
        return scope.screen(Strings.tabTitle, showing: controller.changes.output()) {
            SettingsScreen(model: $0, actions: actions)
        }
    }

    /// The search goes through the texts that the person sees.
    private func followLanguage() {
        controller.language.send(language())
    }

    static func tab(_ settings: any Settings, _ environment: any Environment) -> NavigationTab {
        NavigationTab(id: tabID, title: Strings.tabTitle, symbol: "≡", order: 800) { opener in
            Unit<Void, Never>(tabID, in: opener) { scope, _ in SettingsCoordinator(scope, settings, environment) }
                .start()
        }
    }

    static func route() throws -> Route {
        try Route("tessera://settings", title: Strings.tabTitle, tab: tabID) { _, _ in [] }
    }
}
