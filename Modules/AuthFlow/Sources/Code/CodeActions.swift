import StateKit
import TextViewKitInterface

/// What the controls of the code screen set off.
struct CodeActions {
    var edit: (String) -> Intent
    var submit: Intent
    var resend: Intent
    var changeNumber: Intent

    /// What reaches a view model.
    @MainActor
    init(_ screen: CodeViewModel, changeNumber: Intent) {
        let (code, submit, resend) = (screen.code, screen.submit, screen.getNewCode)
        edit = { text in .perform { code.send(text) } }
        self.submit = .perform { submit.send() }
        self.resend = .perform { resend.send() }
        self.changeNumber = changeNumber
    }

    /// What goes nowhere, for pictures.
    init() {
        edit = { _ in .send(IntentValue("edit")) }
        submit = .send(IntentValue("submit"))
        resend = .send(IntentValue("resend"))
        changeNumber = .send(IntentValue("change number"))
    }
}
