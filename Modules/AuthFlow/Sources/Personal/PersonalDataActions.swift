import StateKit
import TextViewKitInterface

/// What the controls of the screen for name and address set off.
struct PersonalDataActions {
    var event: (PersonalDataModel.Event) -> Intent
    var later: Intent

    /// What reaches a view model.
    @MainActor
    init(_ screen: PersonalDataViewModel, later: Intent) {
        let events = screen.events
        event = { event in .perform { events.send(event) } }
        self.later = later
    }

    /// What goes nowhere, for pictures.
    init() {
        event = { _ in .send(IntentValue("event")) }
        later = .send(IntentValue("later"))
    }
}
