import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKit
import Testing
import TextViewKitInterface

@Suite("the life of a coordinator")
@MainActor
struct EighteenStepsTests {
    @Test("from its making to its end, step by step, in the order of the published eighteen")
    func eighteenSteps() {
        let app = NavigationHarness.withRoot()
        let steps = Steps()
        let watching = app.navigation.events.sink { if $0.coordinator == "a" { steps.lines.append($0.step.line) } }
        live(in: app, steps)
        #expect(
            steps.lines == [
                "init", "subscribe", "start",
                "push A1", "increment", "add to app", "count 1",
                "push A2", "increment", "count 2",
                "pop A2", "decrement", "count 1",
                "pop A1", "decrement", "count 0",
                "remove from app", "freed",
            ])
        #expect(steps.lines.count == 18)
        #expect(steps.told == ["increment to 1", "increment to 2", "decrement to 1", "decrement to 0"])
        #expect(app.counts == ["app 1"])
        #expect(app.problems == [])
        watching.cancel()
    }

    private func live(in app: NavigationHarness, _ steps: Steps) {
        let unit = Unit<Void, Never>("a", in: app.scope) { scope, _ in Life(scope, steps) }
        app.scope.router.push(unit.start(), .atOnce)
        steps.pushNext?()
        app.scope.router.pop(.atOnce)
        app.scope.router.pop(.atOnce)
        steps.pushNext = nil
    }
}

@MainActor
private final class Steps {
    var lines: [String] = []
    var told: [String] = []
    var pushNext: (() -> Void)?
}

/// A coordinator that writes down its own life.
@MainActor
private final class Life: Coordinator, LifeCycleListener {
    private let scope: any CoordinatorScope
    private let steps: Steps
    private var listening: AnyCancellable?

    init(_ scope: any CoordinatorScope, _ steps: Steps) {
        (self.scope, self.steps) = (scope, steps)
        listening = scope.router.subscribe(self)
    }

    func start(with options: Void) -> any Presentable {
        steps.lines.append("start")
        steps.pushNext = { [weak self] in self?.pushSecond() }
        return scope.screen("A1") { Text("A1") }
    }

    func increment(to count: Int) { steps.told.append("increment to \(count)") }
    func decrement(to count: Int) { steps.told.append("decrement to \(count)") }

    private func pushSecond() {
        scope.router.push(scope.screen("A2") { Text("A2") }, .atOnce)
    }
}

extension LifeCycleEvent.Step {
    /// The step in the words of the article.
    fileprivate var line: String {
        switch self {
        case .made: "init"
        case .subscribed: "subscribe"
        case .shown(let title): "push \(title)"
        case .increment: "increment"
        case .added(let opener): "add to \(opener)"
        case .taken(let title): "pop \(title)"
        case .decrement: "decrement"
        case .count(let count): "count \(count)"
        case .removed(let opener): "remove from \(opener)"
        case .freed: "freed"
        }
    }
}
