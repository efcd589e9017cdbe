import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// One picture and its neighbours.
@MainActor
final class PictureCoordinator: Coordinator {
    private let scope: any CoordinatorScope
    private let intent: PictureIntent
    private let onShow: @MainActor (PicturePlace) -> Void
    private let onLeave: @MainActor (Int) -> Void
    private var following: AnyCancellable?
    private var router: ScreenRouter<GalleryRoute>?

    /// - Parameters:
    ///   - scope: makes the screens.
    ///   - intent: the picture.
    ///   - onShow: takes the place of each picture that is seen.
    ///   - onLeave: takes the place of the picture that was seen last, when its screen has gone.
    init(
        _ scope: any CoordinatorScope, _ intent: PictureIntent, onShow: @escaping @MainActor (PicturePlace) -> Void,
        onLeave: @escaping @MainActor (Int) -> Void
    ) {
        (self.scope, self.intent, self.onShow, self.onLeave) = (scope, intent, onShow, onLeave)
        router = ScreenRouter(in: scope) { [weak self] in
            self?.screen(of: $0, onLeave: $1)
        } dismissed: { _ in
        }
        scope.expectRelease(of: intent, "the picture")
    }

    func start(with options: Void) -> any Presentable {
        let actions = PictureActions(intent)
        return scope.screen(
            Strings.pictureTitle, showing: intent.output, onAppear: { [weak self] in self?.appear() },
            onLeave: { [intent, onLeave] _ in onLeave(intent.position) }
        ) {
            PictureScreen(model: $0, actions: actions)
        }
    }

    private func appear() {
        router?.attach(to: intent.router)
        following = intent.output.publisher.map(\.item.place).removeDuplicates().sink(receiveValue: onShow)
        intent.onAppear()
    }

    private func screen(
        of route: GalleryRoute, onLeave: @escaping @MainActor () -> Void
    ) -> (any Presentable, RouteStyle)? {
        let actions = PictureActions(intent)
        switch route {
        case .alert(let title, let message):
            return (scope.alertScreen(title, message, close: actions.close, onLeave), .present(.alert))
        case .fullScreen:
            let screen = scope.screen(Strings.pictureTitle, showing: intent.output, onLeave: { _ in onLeave() }) {
                FullPictureScreen(model: $0, actions: actions)
            }
            return (screen, .present(.fullScreen))
        case .information:
            let screen = scope.screen(Strings.information, showing: intent.output, onLeave: { _ in onLeave() }) {
                model in
                NoticeView(close: actions.close) {
                    if let picture = model.state.content?.picture { FactsView(facts: picture.facts) }
                }
            }
            return (screen, .present(.sheet))
        case .picture, .formerPicture, .source: return nil
        }
    }
}
