import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// A coordinator whose screens are made as a test wants them.
@MainActor
final class TestFlow: Coordinator {
    let scope: any CoordinatorScope
    let answer: Answer<String>

    init(_ scope: any CoordinatorScope, _ answer: Answer<String>) {
        (self.scope, self.answer) = (scope, answer)
    }

    func start(with title: String) -> any Presentable { screen(title) }

    func screen(_ title: String) -> any Presentable { scope.screen("\(title)") { Text(title) } }

    /// Makes a screen and pushes it, without a transition.
    func push(_ title: String) { scope.router.push(screen(title), .atOnce) }
}

extension CoordinatorScope {
    /// A flow that nobody holds and whose first screen is on no stack yet.
    func flow(
        _ name: String, then handle: @escaping @MainActor (String) -> Void = { _ in }
    ) -> (flow: TestFlow, view: any Presentable) {
        var made: TestFlow?
        let unit = Unit<String, String>(name, in: self) { scope, answer in
            let flow = TestFlow(scope, answer)
            made = flow
            return flow
        }
        let view = unit.start(with: name.prefix(1).uppercased() + name.dropFirst(), then: handle)
        guard let made else { fatalError("a unit makes its coordinator at once") }
        return (made, view)
    }

    /// Opens a flow on the stack, without a transition.
    @discardableResult func pushFlow(_ name: String) -> WeakFlow {
        let (flow, view) = flow(name)
        router.push(view, .atOnce)
        return WeakFlow(flow)
    }

    /// Opens a flow over the stack, without a transition.
    @discardableResult func presentFlow(_ name: String, as presentation: Presentation = .sheet) -> WeakFlow {
        let (flow, view) = flow(name)
        router.present(view, as: presentation, .atOnce)
        return WeakFlow(flow)
    }
}

/// A flow that the test does not keep alive.
@MainActor
struct WeakFlow {
    private(set) weak var flow: TestFlow?

    init(_ flow: TestFlow) {
        self.flow = flow
    }

    var isAlive: Bool { flow != nil }
    var count: Int { flow?.scope.count ?? 0 }
    func push(_ title: String) { flow?.push(title) }
    var router: any Routable { flow?.scope.router ?? NoRouter() }
}

/// The router of a flow that is gone.
@MainActor
private final class NoRouter: Routable {
    func perform(
        _ operation: NavigationOperation, _ transition: NavigationTransition?,
        completion: @escaping @MainActor (NavigationResult) -> Void
    ) { completion(.refused(.coordinatorGone)) }

    func subscribe(_ listener: any LifeCycleListener) -> AnyCancellable { AnyCancellable {} }
}
