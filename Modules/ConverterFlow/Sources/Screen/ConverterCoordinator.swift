import LocalizationKit
import NavigationInterface
import PlatformInterface
import SettingsInterface
import StateKit
import TextViewKitInterface

/// The converter as a tab of the app.
@MainActor
final class ConverterCoordinator: Coordinator {
    static let tabID = "converter"

    private let scope: any CoordinatorScope
    private let parts: ConverterParts
    private let controller: ConverterController
    private var subscriptions: Set<AnyCancellable> = []
    private weak var picker: (any Presentable)?

    private init(_ scope: any CoordinatorScope, _ parts: ConverterParts, _ inbox: ConverterInbox) {
        (self.scope, self.parts) = (scope, parts)
        controller = ConverterController(parts.model, in: scope.kernel, effects: parts.effects)
        inbox.open(controller)
        scope.expectRelease(of: controller, "the converter")
    }

    func start(with options: Void) -> any Presentable {
        followSettings()
        let actions = ConverterActions(controller.nodes)
        controller.start()
        followDisplays(actions)
        return scope.screen(Strings.tabTitle, showing: controller.displays) {
            ConverterScreen(display: $0, actions: actions)
        }
    }

    private func followSettings() {
        let (nodes, parts) = (controller.nodes, parts)
        parts.settings?.observe { keys in
            if keys.contains(Setting.ratesService.definition.key) { nodes.service.send(parts.service) }
            nodes.language.send(parts.language)
        }
        .store(in: &subscriptions)
    }

    /// Opens and closes the other screens as the model says.
    private func followDisplays(_ actions: ConverterActions) {
        let displays = controller.displays.publisher
        func follow(_ part: KeyPath<ConverterDisplay, Bool>, _ show: @escaping @MainActor (Bool) -> Void) {
            displays.map { $0[keyPath: part] }.removeDuplicates().sink(receiveValue: show).store(in: &subscriptions)
        }
        follow(\.isSourcePickerVisible) { [weak self] isVisible in
            guard let self else { return }
            showPicker(isVisible, Strings.from, actions, actions.chooseSource, controller.nodes.sourcePickerVisible)
        }
        follow(\.isTargetPickerVisible) { [weak self] isVisible in
            guard let self else { return }
            showPicker(isVisible, Strings.to, actions, actions.chooseTarget, controller.nodes.targetPickerVisible)
        }
        follow(\.isInfoVisible) { [weak self] in if $0 { self?.showInfo() } }
    }

    private func showPicker(
        _ isVisible: Bool, _ title: LocalizedText, _ actions: ConverterActions,
        _ choose: @escaping (Currency) -> Intent,
        _ visible: PassthroughSubject<Bool, Never>
    ) {
        guard isVisible else {
            if let picker { scope.router.remove(picker) }
            return
        }
        let closed = visible.input
        let screen = scope.screen(title, showing: controller.displays, onLeave: { _ in closed.send(false) }) {
            PickerScreen(display: $0, actions: actions, choose: choose)
        }
        picker = screen
        scope.router.present(screen, as: .sheet)
    }

    private func showInfo() {
        let closed = controller.nodes.infoClosed.input
        let screen = scope.screen(
            Strings.aboutRates, showing: controller.displays, onLeave: { _ in closed.send() }
        ) { InfoScreen(display: $0) }
        scope.router.push(screen)
    }
}

extension ConverterCoordinator {
    static let pairPattern = "tessera://converter/{from}/{to}?amount={amount}"

    static func tab(_ inbox: ConverterInbox, _ parts: @escaping @MainActor () throws -> ConverterParts) -> NavigationTab
    {
        NavigationTab(id: tabID, title: Strings.tabTitle, symbol: "¤", order: 300) { opener in
            let parts = try parts()
            return Unit<Void, Never>(tabID, in: opener) { scope, _ in ConverterCoordinator(scope, parts, inbox) }
                .start()
        }
    }

    static func route() throws -> Route {
        try Route("tessera://converter", title: Strings.tabTitle, tab: tabID) { _, _ in [] }
    }

    /// Two currencies, and perhaps an amount.
    static func pairRoute(_ inbox: ConverterInbox) throws -> Route {
        func currency(_ name: String) -> RouteParameter<Currency> {
            RouteParameter(name, expecting: Strings.aCurrency) { text in
                Currency(text).flatMap { $0.isNamed ? $0 : nil }
            }
        }
        let (source, target) = (currency("from"), currency("to"))
        let amount = RouteParameter.text("amount", default: "")
        return try Route(
            pairPattern, title: Strings.pairTitle, tab: tabID, parameters: [source, target, amount]
        ) { arguments, _ in
            let typed = try arguments[amount]
            inbox.take(
                ConverterRequest(
                    amount: typed.isEmpty ? nil : typed, source: try arguments[source], target: try arguments[target]))
            return []
        }
    }
}
