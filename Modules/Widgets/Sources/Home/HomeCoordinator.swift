import LocalizationKit
import NavigationInterface
import PlatformInterface
import StateKit
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface

/// The board as a tab of the app, with the gallery and the places to which shortcuts lead above it.
@MainActor
final class HomeCoordinator: Coordinator {
    static let tabID = "home"

    /// With which screen the flow begins.
    enum Options {
        case board
        case place(Shortcut)
    }

    private let scope: any CoordinatorScope
    private let parts: WidgetParts
    private let controller: HomeController

    private init(_ scope: any CoordinatorScope, _ parts: WidgetParts, _ playing: MediaPlaying) {
        (self.scope, self.parts) = (scope, parts)
        controller = HomeController(parts, playing, in: scope.kernel)
        scope.expectRelease(of: controller, "the board of widgets")
    }

    func start(with options: Options) -> any Presentable {
        switch options {
        case .board: board
        case .place(let shortcut): place(shortcut)
        }
    }

    private var board: any Presentable {
        let actions = actions
        return scope.screen(
            ScreenDescription(title: Strings.home, changes: controller.changes.publisher) { [controller] in
                AnyView(HomeScreen(model: controller.model, actions: actions))
            })
    }

    private func place(_ shortcut: Shortcut) -> any Presentable {
        switch shortcut {
        case .gallery: gallery
        case .library: shelf(.library, WidgetKinds.continueWatching)
        case .stream: shelf(.stream, WidgetKinds.recommended)
        }
    }

    private var gallery: any Presentable {
        let shelf = GalleryController(parts, in: scope.kernel)
        scope.expectRelease(of: shelf, "the gallery of widgets")
        let add = { [controller] (item: GalleryModel.Item) -> Intent in
            .perform { [weak controller] in controller?.add(item.widget.kind, item.family) }
        }
        return scope.screen(
            ScreenDescription(
                title: Strings.gallery, route: Shortcut.gallery.link, changes: shelf.changes.publisher
            ) { AnyView(GalleryScreen(model: shelf.model, add: add)) })
    }

    /// Everything that a widget of a kind has, in its largest shape.
    private func shelf(_ shortcut: Shortcut, _ kind: WidgetKind) -> any Presentable {
        let shelf = GalleryController(parts, only: kind, in: scope.kernel)
        scope.expectRelease(of: shelf, "a shelf of posters")
        let play = play
        return scope.screen(
            ScreenDescription(title: shortcut.title, route: shortcut.link, changes: shelf.changes.publisher) {
                AnyView(
                    shelf.model.items.first { $0.family == .large }.map {
                        ShelfScreen(item: $0, now: shelf.model.now, play: play)
                    })
            })
    }

    private var play: @Sendable (MediaID) -> Intent {
        { [weak controller] item in .perform { controller?.play(item) } }
    }

    private var actions: HomeActions {
        let play = play
        let open: @Sendable (String) -> Intent = { [weak self] link in .perform { self?.open(link) } }
        return HomeActions(
            gallery: .perform { [weak self] in self?.open(Shortcut.gallery.link) },
            toggleMode: .perform { [weak controller] in controller?.toggleMode() },
            reload: .perform { [weak controller] in controller?.reload() },
            move: { [weak controller] id, step in .perform { controller?.move(id, by: step) } },
            remove: { [weak controller] id in .perform { controller?.remove(id) } },
            forget: { [weak controller] id in .perform { controller?.forget(id) } },
            undo: .perform { [weak controller] in controller?.undo() },
            widget: { [weak controller] id in
                WidgetActions(
                    press: { intent in .perform { controller?.press(intent, on: id) } }, play: play, open: open)
            })
    }

    private func open(_ link: String) {
        guard let shortcut = Shortcut.allCases.first(where: { $0.link == link }) else {
            return controller.open(link)
        }
        scope.router.push(place(shortcut))
    }
}

extension HomeCoordinator {
    static func unit(
        _ parts: WidgetParts, _ playing: MediaPlaying, in opener: any CoordinatorScope
    ) -> Unit<Options, Never> {
        Unit(tabID, in: opener) { scope, _ in HomeCoordinator(scope, parts, playing) }
    }

    static func tab(_ parts: WidgetParts, _ playing: MediaPlaying) -> NavigationTab {
        NavigationTab(id: tabID, title: Strings.home, symbol: "⌂", order: 0) {
            unit(parts, playing, in: $0).start(with: .board)
        }
    }

    /// The board itself.
    static func route() throws -> Route {
        try Route("tessera://widgets", title: Strings.home, tab: tabID) { _, _ in [] }
    }

    /// A place to which a shortcut leads.
    static func route(_ shortcut: Shortcut, _ parts: WidgetParts, _ playing: MediaPlaying) throws -> Route {
        try Route(shortcut.link, title: shortcut.title, tab: tabID) { _, scope in
            [unit(parts, playing, in: scope).start(with: .place(shortcut))]
        }
    }
}
