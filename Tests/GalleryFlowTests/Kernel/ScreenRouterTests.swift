import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKit
import Testing
import TextViewKitInterface

@testable import GalleryFlow

@Suite("the router of the gallery")
@MainActor
struct ScreenRouterTests {
    private enum Route: String, Sendable {
        case alert, otherAlert, sheet, fullScreen, page, impossible
    }

    @MainActor
    private final class Stage {
        let app = NavigationHarness()
        let events: RouterEvents<RouterEvent<Route>>
        var dismissed: [Route] = []
        private var router: ScreenRouter<Route>?

        init() {
            events = RouterEvents(in: app.kernel)
            app.scope.router.setRoot(app.scope.screen("root") { Text("root") }, .atOnce)
            router = ScreenRouter(in: app.scope) { [app] route, onLeave in
                Self.style(of: route).map { style in
                    (app.scope.screen("\(route.rawValue)", onLeave: { _ in onLeave() }) { Text("") }, style)
                }
            } dismissed: { [weak self] in
                self?.dismissed.append($0)
            }
        }

        func attach() { router?.attach(to: events) }

        func show(_ routes: Route...) {
            for route in routes {
                events.send(.show(route))
                app.settle()
            }
        }

        private static func style(of route: Route) -> RouteStyle? {
            switch route {
            case .alert, .otherAlert: .present(.alert)
            case .sheet: .present(.sheet)
            case .fullScreen: .present(.fullScreen)
            case .page: .push()
            case .impossible: nil
            }
        }
    }

    @Test("MVI-9: what comes while an alert is there takes its place, and the alert is told as gone")
    func replaced() {
        for next in [Route.otherAlert, .sheet, .fullScreen] {
            let stage = Stage()
            stage.attach()
            stage.show(.alert)
            #expect(stage.app.map == "[root + alert: alert]")
            stage.show(next)
            #expect(stage.dismissed == [.alert], "\(next)")
            #expect(stage.app.map.hasSuffix(": \(next.rawValue)]"), "\(stage.app.map)")
            #expect(!stage.app.map.contains(": alert"))
            #expect(stage.app.problems == [])
        }
    }

    @Test("MVI-9: it does so also within one turn, before anything was drawn")
    func replacedAtOnce() {
        let stage = Stage()
        stage.attach()
        stage.events.send(.show(.alert))
        stage.events.send(.show(.otherAlert))
        stage.events.send(.show(.sheet))
        stage.app.settle()
        #expect(stage.dismissed == [.alert, .otherAlert])
        #expect(stage.app.map == "[root + sheet: sheet]")
    }

    @Test("MVI-10: events without a router are kept, and shown once when there is one")
    func kept() {
        let stage = Stage()
        stage.show(.sheet)
        #expect(stage.app.map == "[root]")
        stage.attach()
        stage.app.settle()
        #expect(stage.app.map == "[root + sheet: sheet]")
        stage.attach()
        stage.app.settle()
        #expect(stage.app.map == "[root + sheet: sheet]")
    }

    @Test("MVI-12: to exit closes what was shown last, which is told as gone once; with nothing there it does nothing")
    func exit() {
        let stage = Stage()
        stage.attach()
        stage.show(.page, .fullScreen)
        stage.events.send(.exit)
        stage.app.settle()
        #expect(stage.dismissed == [.fullScreen])
        #expect(stage.app.map == "[root > page]")
        stage.events.send(.exit)
        stage.events.send(.exit)
        stage.app.settle()
        #expect(stage.dismissed == [.fullScreen, .page])
        #expect(stage.app.map == "[root]")
        #expect(stage.app.problems == [])
    }

    @Test("what a person closes is told as gone, and so is what cannot be shown")
    func person() {
        let stage = Stage()
        stage.attach()
        stage.show(.sheet)
        stage.app.navigation.system.back()
        stage.app.settle()
        #expect(stage.dismissed == [.sheet])
        stage.show(.impossible)
        #expect(stage.dismissed == [.sheet, .impossible])
        stage.show(.page)
        stage.app.navigation.system.back()
        #expect(stage.dismissed == [.sheet, .impossible, .page])
    }
}
