import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// The catalogue as a tab of the app.
@MainActor
final class CatalogueCoordinator: Coordinator {
    static let tabID = "catalogue"

    private let scope: any CoordinatorScope
    private let controller = DemoController()

    private init(_ scope: any CoordinatorScope) {
        self.scope = scope
        scope.expectRelease(of: controller, "the values of the catalogue")
    }

    func start(with options: Void) -> any Presentable {
        let changes = PassthroughSubject<Void, Never>(in: scope.kernel, named: "catalogue")
        controller.onChange = { changes.send() }
        return scope.screen(
            ScreenDescription(title: Strings.tabTitle, changes: changes.publisher) { [controller] in
                AnyView(CatalogueScreen(controller, close: nil))
            })
    }

    static var tab: NavigationTab {
        NavigationTab(id: tabID, title: Strings.tabTitle, symbol: "▦", order: 900) { opener in
            Unit<Void, Never>(tabID, in: opener) { scope, _ in CatalogueCoordinator(scope) }.start()
        }
    }

    static func route() throws -> Route {
        try Route("tessera://catalogue", title: Strings.tabTitle, tab: tabID) { _, _ in [] }
    }
}
