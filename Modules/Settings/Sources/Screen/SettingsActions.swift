import StateKit
import TextViewKitInterface

/// What the controls of the screen set off.
struct SettingsActions {
    var search: (String) -> Intent
    var event: (SettingsEvent) -> Intent

    /// What reaches a controller.
    @MainActor
    init(_ controller: SettingsController) {
        let (query, events) = (controller.query, controller.events)
        search = { text in .perform { query.send(text) } }
        event = { event in .perform { events.send(event) } }
    }

    /// What goes nowhere, for pictures.
    init() {
        search = { _ in .send(IntentValue("search")) }
        event = { _ in .send(IntentValue("change")) }
    }
}
