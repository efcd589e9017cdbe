import LocalizationKit
public import NavigationInterface
public import StateKit
import TextViewKitInterface

/// A flow of one screen with its name as the title, which a test ends as it likes.
@MainActor
public final class FakeFlow<Outcome>: Coordinator {
    /// Hands a result to the opener.
    public let answer: Answer<Outcome>
    private let scope: any CoordinatorScope
    private let title: LocalizedText

    private init(_ scope: any CoordinatorScope, _ answer: Answer<Outcome>) {
        (self.scope, self.answer) = (scope, answer)
        title = LocalizedText(scope.name)
    }

    /// Begins the flow.
    public func start(with options: Void) -> any Presentable {
        scope.screen(title) { [title] in Text(title) }
    }

    /// Makes a flow.
    ///
    /// - Parameters:
    ///   - name: the name of its coordinator and the title of its screen.
    ///   - opener: the scope of whoever opens it.
    ///   - keep: is given the flow; keep it weakly, or it is reported as a leak.
    /// - Returns: the flow, to be started.
    public static func unit(
        _ name: String, in opener: any CoordinatorScope, keep: @MainActor (FakeFlow) -> Void = { _ in }
    ) -> Unit<Void, Outcome> {
        Unit(name, in: opener) { scope, answer in
            let flow = FakeFlow(scope, answer)
            keep(flow)
            return flow
        }
    }
}

extension NavigationTab {
    /// A tab whose root is a flow that is called like it.
    public static func fake(_ id: String, order: Int = 0) -> NavigationTab {
        NavigationTab(id: id, title: LocalizedText(id), symbol: "*", order: order) {
            FakeFlow<Never>.unit(id, in: $0).start()
        }
    }
}

extension Route {
    /// A route that pushes one flow that is called like its pattern.
    public static func fake(
        _ pattern: String, tab: String? = nil, parameters: [any AnyRouteParameter] = []
    ) throws -> Route {
        try Route(pattern, title: LocalizedText(pattern), tab: tab, parameters: parameters) { _, scope in
            [FakeFlow<Never>.unit(pattern, in: scope).start()]
        }
    }
}

extension LaunchStep {
    /// A step that shows a flow called like it until the test answers.
    public static func fake(
        _ id: String, order: Int = 0, isSkippable: Bool = false,
        keep: @escaping @MainActor (FakeFlow<Outcome>) -> Void
    ) -> LaunchStep {
        LaunchStep(id: id, order: order, isSkippable: isSkippable) { FakeFlow<Outcome>.unit(id, in: $0, keep: keep) }
    }
}

extension Overlay {
    /// An overlay that appears, called like its id, each time a publisher speaks.
    public static func fake(_ id: String, priority: OverlayPriority, on reason: Publisher<Void, Never>) -> Overlay {
        Overlay(id: id, priority: priority) { scope in
            reason.sink { [weak scope] in
                guard let scope else { return }
                scope.router.present(FakeFlow<Never>.unit(id, in: scope).start(), as: .overlay(priority))
            }
        }
    }
}
