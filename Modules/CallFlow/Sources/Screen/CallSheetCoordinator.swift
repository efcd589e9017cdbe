import CallFlowInterface
import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// The window of an incoming call, above everything else.
@MainActor
final class CallSheetCoordinator: Coordinator {
    private let scope: any CoordinatorScope
    private let presenter: CallsPresenter

    private init(_ scope: any CoordinatorScope, _ presenter: CallsPresenter) {
        (self.scope, self.presenter) = (scope, presenter)
    }

    func start(with options: Void) -> any Presentable {
        let actions = CallsActions(presenter)
        return scope.screen(Strings.incomingCall, showing: presenter.displays) {
            CallSheet(display: $0, actions: actions)
        }
    }

    /// Watches for calls that ring, and shows the window as long as there is one.
    static func overlay(_ open: @escaping @MainActor (Kernel) throws -> CallsPresenter) -> Overlay {
        Overlay(id: CallsCoordinator.tabID, priority: .call) { scope in
            let presenter = try open(scope.kernel)
            let window = Window(scope, presenter)
            let ringing = presenter.centre.calls.map { $0.contains(where: \.isRingingHere) }.removeDuplicates()
                .sink { window.show($0) }
            let missed = presenter.centre.events.publisher.sink {
                if $0.isMissedCall {
                    scope.say(Strings.missedCallFrom(name: LocalizedText(presenter.name(of: $0.call))))
                }
            }
            return AnyCancellable {
                ringing.cancel()
                missed.cancel()
            }
        }
    }

    /// The window while it is there.
    @MainActor
    private final class Window {
        private let scope: any CoordinatorScope
        private let presenter: CallsPresenter
        private var view: (any Presentable)?

        init(_ scope: any CoordinatorScope, _ presenter: CallsPresenter) {
            (self.scope, self.presenter) = (scope, presenter)
        }

        func show(_ isRinging: Bool) {
            if let view, !isRinging {
                scope.router.remove(view)
                self.view = nil
            } else if view == nil, isRinging {
                let view = Unit<Void, Never>("incoming call", in: scope) { inner, _ in
                    CallSheetCoordinator(inner, presenter)
                }
                .start()
                self.view = view
                scope.router.present(view, as: .overlay(.call))
            }
        }
    }
}
