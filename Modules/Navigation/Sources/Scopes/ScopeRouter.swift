import NavigationInterface
import StateKit

/// The router of one scope: it finds the place of the scope's topmost screen anew for each operation.
@MainActor
final class ScopeRouter: Routable {
    private weak var scope: FlowScope?
    private weak var navigator: Navigator?

    init(of scope: FlowScope, _ navigator: Navigator?) {
        (self.scope, self.navigator) = (scope, navigator)
    }

    func perform(
        _ operation: NavigationOperation, _ transition: NavigationTransition?,
        completion: @escaping @MainActor (NavigationResult) -> Void
    ) {
        guard let scope, let navigator else { return completion(.refused(.coordinatorGone)) }
        navigator.perform(
            NavigationRequest(
                author: scope, entering: operation.entering, transition: transition, completion: completion
            ) { state throws(NavigationRefusal) in
                guard !scope.hasLeft else { throw .coordinatorGone }
                return try state.apply(operation, by: scope)
            })
    }

    func subscribe(_ listener: any LifeCycleListener) -> AnyCancellable {
        guard let scope else { return AnyCancellable {} }
        scope.note(.subscribed)
        return scope.listeners.add(listener)
    }
}

extension NavigationOperation {
    /// What is refused while the same is still coming in.
    fileprivate var entering: NavigationRequest.Entering? {
        switch self {
        case .push: .push
        case .present(_, let presentation) where [.sheet, .fullScreen].contains(presentation.style): .present
        default: nil
        }
    }
}
