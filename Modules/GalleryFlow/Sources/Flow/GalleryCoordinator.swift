import LocalizationKit
import NavigationInterface
import NetworkInterface
import StateKit
import TextViewKitInterface

/// The pictures of a source, each of which opens on a screen of its own.
@MainActor
final class GalleryCoordinator: Coordinator {
    private let scope: any CoordinatorScope
    private let parts: GalleryParts
    private let intent: GalleryIntent
    private var router: ScreenRouter<GalleryRoute>?
    /// The place of the picture that was seen last.
    private var lastPosition = 0

    private init(
        _ scope: any CoordinatorScope, _ parts: GalleryParts, _ source: GallerySource, _ keeping: GalleryKeeping
    ) {
        (self.scope, self.parts) = (scope, parts)
        intent = GalleryIntent(source, keeping: keeping, parts.loader, in: scope.kernel)
        router = ScreenRouter(in: scope) { [weak self] in
            self?.screen(of: $0, onLeave: $1)
        } dismissed: { [weak self] in
            self?.dismissed($0)
        }
        scope.expectRelease(of: intent, "the gallery")
    }

    /// Begins with the pictures of the source; the route is the link that leads here again.
    func start(with route: String?) -> any Presentable {
        let actions = GalleryActions(intent)
        return scope.screen(
            Strings.tabTitle, showing: intent.output, route: route, onAppear: { [weak self] in self?.appear() }
        ) {
            GalleryScreen(state: $0, actions: actions)
        }
    }

    private func appear() {
        router?.attach(to: intent.router)
        intent.onAppear()
    }

    private func screen(
        of route: GalleryRoute, onLeave: @escaping @MainActor () -> Void
    ) -> (any Presentable, RouteStyle)? {
        switch route {
        case .alert(let title, let message):
            let close = Intent.perform { [weak intent] in intent?.close() }
            return (scope.alertScreen(title, message, close: close, onLeave), .present(.alert))
        case .picture(let position): return pictureScreen(position, onLeave).map { ($0, .push()) }
        case .formerPicture(let position): return pictureScreen(position, onLeave).map { ($0, .push(.atOnce)) }
        case .source: return (sourceScreen(onLeave), .present(.sheet))
        case .fullScreen, .information: return nil
        }
    }

    private func pictureScreen(_ position: Int, _ onLeave: @escaping @MainActor () -> Void) -> (any Presentable)? {
        guard let picture = PictureIntent(intent.items, at: position, parts.loader, in: scope.kernel) else {
            return nil
        }
        return Unit<Void, Never>("picture", in: scope) { [intent] scope, _ in
            PictureCoordinator(scope, picture) { [weak intent] in
                intent?.onShow($0)
            } onLeave: { [weak self] position in
                self?.lastPosition = position
                onLeave()
            }
        }.start()
    }

    /// On the way back the page is that of the picture that was seen last.
    private func dismissed(_ route: GalleryRoute) {
        switch route {
        case .picture, .formerPicture: intent.turn(to: lastPosition)
        case .alert, .source, .fullScreen, .information: return
        }
    }

    private func sourceScreen(_ onLeave: @escaping @MainActor () -> Void) -> any Presentable {
        let question = SourceIntent(home: parts.home, in: scope.kernel) { [weak intent] source in
            intent?.close()
            intent?.open(source)
        }
        return scope.screen(Strings.openSource, showing: question.output, onLeave: { _ in onLeave() }) { model in
            SourceScreen(
                model: model, write: { text in .perform { question.write(text) } },
                submit: .perform { question.submit() })
        }
    }
}

extension GalleryCoordinator {
    static let tabID = "gallery"
    static let routePattern = "tessera://gallery?source={source}"

    static func unit(
        _ parts: GalleryParts, _ source: GallerySource, _ keeping: GalleryKeeping = .nothing,
        in opener: any CoordinatorScope
    ) -> Unit<String?, Never> {
        Unit(tabID, in: opener) { scope, _ in GalleryCoordinator(scope, parts, source, keeping) }
    }

    static func tab(_ parts: GalleryParts) -> NavigationTab {
        NavigationTab(id: tabID, title: Strings.tabTitle, symbol: "▣", order: 400) {
            let keeping = parts.keeping()
            return unit(parts, source(of: keeping, parts), keeping, in: $0).start(with: nil)
        }
    }

    /// What an earlier run left, if it still is a source.
    private static func source(of keeping: GalleryKeeping, _ parts: GalleryParts) -> GallerySource {
        (try? GallerySource(keeping.record.source, home: parts.home)) ?? .samples
    }

    /// What is written after `source` is a path or an address, percent-encoded; without it the tab itself is meant.
    static func route(_ parts: GalleryParts) throws -> Route {
        let source = RouteParameter.text("source", default: "")
        return try Route(routePattern, title: Strings.tabTitle, tab: tabID, parameters: [source]) { arguments, scope in
            let text = try arguments[source]
            guard !text.isEmpty else { return [] }
            return [
                unit(parts, try GallerySource(text, home: parts.home), in: scope).start(
                    with: GalleryLink.link(to: text))
            ]
        }
    }
}
