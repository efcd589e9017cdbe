import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// The usual screen; it holds its scope, and so its coordinator is there while the screen is.
@MainActor
final class Screen: Presentable {
    let owner: any CoordinatorScope
    let title: LocalizedText
    var route: String?
    private let description: ScreenDescription
    private weak var navigator: Navigator?
    private var changes: AnyCancellable?
    private var held: [AnyObject] = []

    init(_ description: ScreenDescription, owner: FlowScope, navigator: Navigator?) {
        (self.description, self.owner, self.navigator) = (description, owner, navigator)
        (title, route) = (description.title, description.route)
    }

    var content: AnyView { description.content() }

    func hold(_ object: AnyObject) {
        held.append(object)
    }

    func didEnter() {
        held = []
        changes = description.changes?.sink { [weak navigator] in navigator?.redraw() }
    }

    func didAppear() {
        description.onAppear()
    }

    func didLeave(_ cause: DismissalCause) {
        changes = nil
        description.onLeave(cause)
    }
}
