import NavigationInterface
import TextViewKitInterface

/// Leads through the pages of the welcome.
@MainActor
final class WelcomeCoordinator: Coordinator {
    static let stepID = "onboarding"

    private let scope: any CoordinatorScope
    private let answer: Answer<LaunchStep.Outcome>
    private let welcome: Welcome
    private let firstRun: FirstRun

    private init(
        _ scope: any CoordinatorScope, _ answer: Answer<LaunchStep.Outcome>, _ welcome: Welcome, _ firstRun: FirstRun
    ) {
        (self.scope, self.answer, self.welcome, self.firstRun) = (scope, answer, welcome, firstRun)
    }

    /// The step; it has something to do only at the first start.
    static func step(_ firstRun: FirstRun, welcome: @escaping @MainActor () throws -> Welcome) -> LaunchStep {
        LaunchStep(id: stepID, order: 100, isSkippable: true) { opener in
            guard try firstRun.isNow() else { return nil }
            let welcome = try welcome()
            return Unit(stepID, in: opener) { WelcomeCoordinator($0, $1, welcome, firstRun) }
        }
    }

    func start(with options: Void) -> any Presentable {
        let (welcome, firstRun) = (welcome, firstRun)
        let (title, action) = welcome.widgetGallery.map { (Strings.next, next($0)) } ?? (Strings.begin, begin)
        return scope.screen(Strings.welcome, onAppear: { firstRun.end() }) {
            PlacesPage(tabs: welcome.tabs, title: title, action: action)
        }
    }

    private var begin: Intent { .perform { [answer] in answer.finish(.done) } }

    private func next(_ gallery: String) -> Intent {
        .perform { [weak scope, begin] in
            guard let scope else { return }
            scope.router.push(scope.screen(Strings.outside) { OutsidePage(gallery: gallery, action: begin) })
        }
    }
}
