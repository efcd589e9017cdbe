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

    /// `tessera://call/HANDLE` shows the calls and asks whether to call: whoever wrote a link calls nobody by it.
    static func route(_ centre: @escaping @MainActor () throws -> CallCentre) throws -> Route {
        let handle = RouteParameter<String>.text("handle")
        return try Route("tessera://call/{handle}", title: Strings.calls, tab: tabID, parameters: [handle]) {
            arguments, scope in
            ask(scope, whetherToCall: try arguments[handle], by: try centre())
            return []
        }
    }

    /// What is no number stands in the field with what is wrong with it.
    private static func ask(_ scope: any CoordinatorScope, whetherToCall text: String, by centre: CallCentre) {
        let numbers = centre.model.preferences.numbers
        let press: @MainActor @Sendable () -> Void = {
            centre.send(.typed(NumberText.formatted(text, in: numbers)))
            centre.press()
        }
        guard let handle = try? CallHandle(text, in: numbers) else { return press() }
        scope.alert(
            Strings.confirmCall(name: LocalizedText(handle.text)), message: Strings.linkAsks,
            // The first has the focus, and a link may come while somebody types.
            choices: [AlertChoice(Strings.cancelCall), AlertChoice(Strings.callButton, perform: press)])
    }
}
