import StateKit
import TextViewKitInterface

/// What the controls of a screen for a PIN set off.
struct PINActions {
    var edit: (String) -> Intent
    var submit: Intent
    /// What is offered to who does not know the PIN any more; `nil` where nothing is.
    var forgot: Intent?

    /// What reaches a view model.
    @MainActor
    init(_ screen: PINViewModel, forgot: Intent? = nil) {
        let events = screen.events
        edit = { text in .perform { events.send(.edited(text)) } }
        submit = .perform { events.send(.submitted) }
        self.forgot = forgot
    }

    /// What goes nowhere, for pictures.
    init() {
        edit = { _ in .send(IntentValue("edit")) }
        submit = .send(IntentValue("submit"))
        forgot = .send(IntentValue("forgot"))
    }
}
