import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKit
import TextViewKitInterface
import TextViewKitTesting

@testable import GalleryFlow

/// The tab of the gallery in an app, and a person before its screen.
@MainActor
final class GalleryApp {
    let app: NavigationHarness
    let screen: Harness

    /// Opens the app at the tab.
    init(
        _ loader: any GalleryLoading, width: Int = 80, height: Int = 24, language: Language = .english,
        keeping: @escaping @MainActor () -> GalleryKeeping = { .nothing }
    ) throws {
        let parts = GalleryParts(loader: loader, home: "/home/ada", keeping: keeping)
        let app = NavigationHarness(
            tabs: [GalleryCoordinator.tab(parts)], routes: [try GalleryCoordinator.route(parts)])
        self.app = app
        screen = Harness(width: width, height: height, environment: EnvironmentValues(language: language)) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
    }

    /// Waits until the screen shows something.
    func wait(_ what: String) async {
        await wait { [screen] in
            screen.update()
            return screen.text.contains(what)
        }
        settle()
    }

    /// Waits until something was said in plain lines.
    func wait(_ what: String, in lines: LinearHarness) async {
        await wait {
            lines.advance(by: .zero)
            return lines.transcript.contains(what)
        }
    }

    private func wait(until isMet: @escaping @MainActor () -> Bool) async {
        var subscription: AnyCancellable?
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            var isOver = false
            let look = { @MainActor in
                guard !isOver, isMet() else { return }
                isOver = true
                continuation.resume()
            }
            subscription = app.navigation.redraws.sink { look() }
            look()
        }
        subscription?.cancel()
    }

    /// Lets transitions end.
    func settle() {
        app.settle()
        screen.advance(by: .seconds(1))
        screen.update()
    }

    /// Presses a key, and lets what follows come to its end.
    func press(_ keys: Key...) {
        for key in keys {
            screen.press(key)
            settle()
        }
    }
}
