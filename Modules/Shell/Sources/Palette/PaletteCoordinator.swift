import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// A sheet in which a few letters find a place in the app.
@MainActor
final class PaletteCoordinator: Coordinator {
    private let scope: any CoordinatorScope
    private let answer: Answer<PaletteItem.Target>
    private let controller: Controller<PaletteModel>
    private let events: PassthroughSubject<PaletteEvent, Never>

    private init(_ scope: any CoordinatorScope, _ answer: Answer<PaletteItem.Target>, _ items: [PaletteItem]) {
        (self.scope, self.answer) = (scope, answer)
        events = PassthroughSubject(in: scope.kernel, named: "palette event")
        controller = Controller(PaletteModel(items), in: scope.kernel, named: "palette")
        controller.pipeValue(events.publisher, set: { $0.take($1) })
        scope.expectRelease(of: controller, "the palette")
    }

    static func unit(
        _ items: [PaletteItem], in opener: any CoordinatorScope
    ) -> Unit<Void, PaletteItem.Target> {
        Unit("palette", in: opener) { PaletteCoordinator($0, $1, items) }
    }

    func start(with options: Void) -> any Presentable {
        let (events, answer) = (events, answer)
        let event = { (event: PaletteEvent) -> Intent in .perform { events.send(event) } }
        let open = { (target: PaletteItem.Target) -> Intent in .perform { answer.finish(target) } }
        return scope.screen(Strings.palette, showing: controller.changes.output()) {
            PaletteScreen(model: $0, event: event, open: open)
        }
    }
}

extension PaletteModel {
    fileprivate mutating func take(_ event: PaletteEvent) {
        switch event {
        case .search(let text): search(text)
        case .move(let step): move(by: step)
        case .choose(let target): choose(target)
        }
    }
}
