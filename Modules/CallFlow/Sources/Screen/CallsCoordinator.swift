import CallFlowInterface
import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// The calls as a tab of the app.
@MainActor
final class CallsCoordinator: Coordinator {
    nonisolated static let tabID = "calls"

    private let scope: any CoordinatorScope
    private let presenter: CallsPresenter

    private init(_ scope: any CoordinatorScope, _ presenter: CallsPresenter) {
        (self.scope, self.presenter) = (scope, presenter)
        scope.expectRelease(of: presenter, "the calls")
    }

    func start(with options: Void) -> any Presentable {
        let actions = CallsActions(presenter)
        return scope.screen(
            Strings.calls, showing: presenter.displays, onLeave: { [weak presenter] _ in presenter?.leave() }
        ) {
            CallsScreen(display: $0, actions: actions)
        }
    }

    static func tab(_ presenter: @escaping @MainActor (Kernel) throws -> CallsPresenter) -> NavigationTab {
        NavigationTab(id: tabID, title: Strings.calls, symbol: "☎", order: 200) { opener in
            try Unit<Void, Never>(tabID, in: opener) { scope, _ in
                CallsCoordinator(scope, try presenter(scope.kernel))
            }
            .start()
        }
    }

    /// `tessera://call/HANDLE` asks for a call, as any other feature does, and shows the calls.
    static func route(_ centre: @escaping @MainActor () throws -> CallCentre) throws -> Route {
        let handle = RouteParameter<String>.text("handle")
        return try Route("tessera://call/{handle}", title: Strings.calls, tab: tabID, parameters: [handle]) {
            arguments, _ in
            let (centre, text) = (try centre(), try arguments[handle])
            centre.send(.typed(NumberText.formatted(text, in: centre.model.preferences.numbers)))
            centre.press()
            return []
        }
    }
}
