import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// Shows which coordinators live and why, over everything of the app.
@MainActor
final class InspectorCoordinator: Coordinator {
    private let scope: any CoordinatorScope
    private let navigation: any Navigating

    private init(_ scope: any CoordinatorScope, _ navigation: any Navigating) {
        (self.scope, self.navigation) = (scope, navigation)
    }

    static func unit(_ navigation: any Navigating) -> Unit<Void, Never> {
        Unit("inspector", in: navigation.root) { scope, _ in InspectorCoordinator(scope, navigation) }
    }

    func start(with options: Void) -> any Presentable {
        scope.screen(
            ScreenDescription(title: Strings.inspector, changes: navigation.events.map { _ in }) {
                // The navigation holds the screen.
                [weak navigation] in
                AnyView(
                    InspectorScreen(
                        coordinators: navigation?.coordinators ?? [], events: navigation?.recentEvents ?? []))
            })
    }
}
