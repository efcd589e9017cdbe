import NavigationInterface
import StateKit

/// Shows what an intent asks for, and tells, once for each, when it is gone: closed by a person, by code, or replaced.
///
/// What comes while an alert is there takes its place. What cannot be shown is told as gone at once.
@MainActor
final class ScreenRouter<Route: Equatable & Sendable> {
    /// Makes the screen of a route; the closure is to be its `onLeave`.
    typealias Make = @MainActor (Route, @escaping @MainActor () -> Void) -> (any Presentable, RouteStyle)?

    private struct Shown {
        let number: Int
        let route: Route
        let style: RouteStyle
        let screen: any Presentable
    }

    private let scope: any CoordinatorScope
    private let make: Make
    private let dismissed: @MainActor (Route) -> Void
    /// The lowest first.
    private var shown: [Shown] = []
    private var lastNumber = 0
    private var attachment: AnyCancellable?

    init(
        in scope: any CoordinatorScope, make: @escaping Make, dismissed: @escaping @MainActor (Route) -> Void
    ) {
        (self.scope, self.make, self.dismissed) = (scope, make, dismissed)
    }

    /// Takes the events of an intent from now on, those first that were kept.
    func attach(to events: RouterEvents<RouterEvent<Route>>) {
        attachment = events.attach { [weak self] in self?.take($0) }
    }

    private func take(_ event: RouterEvent<Route>) {
        switch event {
        case .show(let route): show(route)
        case .exit: if let top = shown.last { scope.router.remove(top.screen) }
        }
    }

    private func show(_ route: Route) {
        let alerts = shown.filter(\.style.isAlert)
        for alert in alerts { scope.router.remove(alert.screen, .atOnce) }
        lastNumber += 1
        let number = lastNumber
        guard let (screen, style) = make(route, { [weak self] in self?.left(number) }) else { return dismissed(route) }
        shown.append(Shown(number: number, route: route, style: style, screen: screen))
        let isAtOnce = style.isAlert || !alerts.isEmpty
        present(screen, style, isAtOnce ? .atOnce : nil) { [weak self] result in
            if case .refused = result { self?.left(number) }
        }
    }

    private func present(
        _ screen: any Presentable, _ style: RouteStyle, _ transition: NavigationTransition?,
        _ completion: @escaping @MainActor (NavigationResult) -> Void
    ) {
        switch style {
        case .push(let usual): scope.router.push(screen, transition ?? usual, completion: completion)
        case .present(let presentation):
            scope.router.present(screen, as: presentation, transition, completion: completion)
        }
    }

    private func left(_ number: Int) {
        guard let index = shown.firstIndex(where: { $0.number == number }) else { return }
        dismissed(shown.remove(at: index).route)
    }
}
