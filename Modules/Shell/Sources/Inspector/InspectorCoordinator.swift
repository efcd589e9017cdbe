import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// Shows which coordinators live and why, and what was on the screen when it was called, over everything of the app.
@MainActor
final class InspectorCoordinator: Coordinator {
    private let scope: any CoordinatorScope
    private let navigation: any Navigating
    private let screen: ScreenInspection?

    private init(_ scope: any CoordinatorScope, _ navigation: any Navigating, _ screen: ScreenInspection?) {
        (self.scope, self.navigation, self.screen) = (scope, navigation, screen)
    }

    static func unit(_ navigation: any Navigating, _ screen: ScreenInspection?) -> Unit<Void, Never> {
        Unit("inspector", in: navigation.root) { scope, _ in InspectorCoordinator(scope, navigation, screen) }
    }

    func start(with options: Void) -> any Presentable {
        scope.screen(
            ScreenDescription(title: Strings.inspector, changes: navigation.events.map { _ in }) {
                // The navigation holds the screen.
                [weak navigation, screen] in
                AnyView(
                    InspectorScreen(
                        coordinators: navigation?.coordinators ?? [], events: navigation?.recentEvents ?? [],
                        screen: screen))
            })
    }
}
