import StateKit
import TextViewKitInterface

/// What the controls of the converter set off.
struct ConverterActions {
    let type: (String) -> Intent
    let pickSource: Intent
    let pickTarget: Intent
    let swap: Intent
    let refresh: Intent
    let openInfo: Intent
    let search: (String) -> Intent
    let highlight: (Currency) -> Intent
    let chooseSource: (Currency) -> Intent
    let chooseTarget: (Currency) -> Intent

    /// What reaches a controller, as long as it is there.
    @MainActor
    init(_ nodes: ConverterNodes) {
        func sending<Value: Sendable>(_ subject: PassthroughSubject<Value, Never>) -> (Value) -> Intent {
            let input = subject.input
            return { value in .perform { input.send(value) } }
        }
        (type, search, highlight) = (sending(nodes.amount), sending(nodes.search), sending(nodes.highlight))
        (chooseSource, chooseTarget) = (sending(nodes.source), sending(nodes.target))
        (pickSource, pickTarget) = (sending(nodes.sourcePicker)(()), sending(nodes.targetPicker)(()))
        (swap, refresh, openInfo) = (sending(nodes.swap)(()), sending(nodes.refresh)(()), sending(nodes.info)(()))
    }
}
