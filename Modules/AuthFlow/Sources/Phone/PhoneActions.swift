import StateKit
import PhoneNumbersInterface
import TextViewKitInterface

/// What the controls of the phone screen set off.
struct PhoneActions {
    var edit: (String) -> Intent
    var choose: (Country) -> Intent
    var submit: Intent
    /// Goes past the flow; `nil` where that is not offered.
    var skip: Intent?

    /// What reaches a view model.
    @MainActor
    init(_ screen: PhoneViewModel, skip: Intent?) {
        let (phone, country, submit) = (screen.phone, screen.country, screen.submit)
        edit = { text in .perform { phone.send(text) } }
        choose = { chosen in .perform { country.send(chosen) } }
        self.submit = .perform { submit.send() }
        self.skip = skip
    }

    /// What goes nowhere, for pictures.
    init() {
        edit = { _ in .send(IntentValue("edit")) }
        choose = { _ in .send(IntentValue("choose")) }
        submit = .send(IntentValue("submit"))
        skip = .send(IntentValue("skip"))
    }
}
