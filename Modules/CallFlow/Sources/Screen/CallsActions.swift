import CallFlowInterface
import TextViewKitInterface

/// What the controls of the screens set off.
struct CallsActions: Sendable {
    var type: @Sendable (String) -> Intent
    var press: Intent
    var simulate: Intent
    var choose: @Sendable (String) -> Intent
    var disturb: @Sendable (Bool) -> Intent
    var keypad: Intent
    var ask: @Sendable (CallAction.Kind) -> Intent
    var callHandle: @Sendable (String) -> Intent
    var showContacts: @Sendable (Bool) -> Intent
    var forget: @Sendable (CallID) -> Intent
    var block: @Sendable (String, Bool) -> Intent

    /// What goes nowhere, for pictures.
    static let none = CallsActions(
        type: { _ in .send(IntentValue("type")) }, press: .send(IntentValue("press")),
        simulate: .send(IntentValue("simulate")), choose: { _ in .send(IntentValue("choose")) },
        disturb: { _ in .send(IntentValue("disturb")) },
        keypad: .send(IntentValue("keypad")), ask: { _ in .send(IntentValue("ask")) },
        callHandle: { _ in .send(IntentValue("call")) }, showContacts: { _ in .send(IntentValue("contacts")) },
        forget: { _ in .send(IntentValue("forget")) },
        block: { _, _ in .send(IntentValue("block")) })
}

extension CallsActions {
    /// What reaches a presenter.
    @MainActor
    init(_ presenter: CallsPresenter) {
        func act(_ body: @escaping @MainActor @Sendable (CallsPresenter) -> Void) -> Intent {
            .perform { [weak presenter] in presenter.map(body) }
        }
        self.init(
            type: { text in .perform { [weak presenter] in presenter?.type(text) } }, press: act { $0.press() },
            simulate: act { $0.simulateIncoming() },
            choose: { account in .perform { [weak presenter] in presenter?.choose(account) } },
            disturb: { isOn in .perform { [weak presenter] in presenter?.setDoNotDisturb(isOn) } },
            keypad: act { $0.toggleKeypad() },
            ask: { kind in .perform { [weak presenter] in presenter?.centre.ask(kind) } },
            callHandle: { handle in .perform { [weak presenter] in presenter?.call(handle) } },
            showContacts: { isOn in .perform { [weak presenter] in presenter?.showContacts(isOn) } },
            forget: { id in .perform { [weak presenter] in presenter?.forget(id) } },
            block: { handle, isOn in .perform { [weak presenter] in presenter?.block(handle, isOn) } })
    }
}
