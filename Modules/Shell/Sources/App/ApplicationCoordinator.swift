import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import NavigationInterface

/// Runs what comes before the tabs, one step after the other, and then shows the tabs.
@MainActor
final class ApplicationCoordinator {
    /// The step that is shown; `nil` before the first and after the last one.
    private(set) var step: LaunchStep?
    /// Why the tabs cannot be shown.
    private(set) var failure: CommandFailure?
    /// Takes what a person should know.
    var notify: (LocalizedText) -> Void = { _ in }
    /// Is called when the app is to end.
    var quit: () -> Void = {}

    private let navigation: any Navigating
    private let tabs: [NavigationTab]
    private var waiting: ArraySlice<LaunchStep>
    private let restores: Bool

    init(_ navigation: any Navigating, tabs: [NavigationTab], steps: [LaunchStep], restoring: Bool) {
        (self.navigation, self.tabs, restores) = (navigation, tabs, restoring)
        waiting = steps.sorted { $0.order < $1.order }[...]
    }

    /// Begins with the first step that has something to do.
    func start() {
        step = waiting.popFirst()
        guard let step else { return showTabs() }
        do {
            guard let unit = try step.open(navigation.root) else { return start() }
            let view = unit.start { [weak self] in self?.end(step, $0) }
            navigation.root.router.setRoot(view, .atOnce)
        } catch {
            notify(Strings.stepFailed(id: step.id, reason: LocalizedText(error)))
            start()
        }
    }

    /// Goes past the step that is shown, if a person may.
    func skip() {
        if step?.isSkippable == true { start() }
    }

    private func end(_ step: LaunchStep, _ outcome: LaunchStep.Outcome) {
        guard self.step?.id == step.id else { return }
        outcome == .quit ? quit() : start()
    }

    private func showTabs() {
        navigation.setTabs(tabs, restoring: restores, .atOnce) { [weak self] result in
            if case .refused(let refusal) = result { self?.fail(refusal) }
        }
    }

    private func fail(_ refusal: NavigationRefusal) {
        failure =
            tabs.isEmpty
            ? CommandFailure(Strings.noTabs, remedy: Strings.addATab, code: .notInBuild)
            : CommandFailure(refusal.explanation)
        quit()
    }
}
