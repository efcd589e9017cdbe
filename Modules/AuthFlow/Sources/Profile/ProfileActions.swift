import AuthFlowInterface
import TextViewKitInterface

/// What the controls of the profile set off.
struct ProfileActions {
    var signIn: Intent
    var edit: Intent
    var changeNumber: Intent
    var end: (DeviceSession) -> Intent
    var setPIN: Intent
    var removePIN: Intent
    var lock: Intent
    var signOut: Intent
    var deleteAccount: Intent

    /// What goes nowhere, for pictures, or somewhere for each.
    init(_ intent: (String) -> Intent = { .send(IntentValue($0)) }) {
        signIn = intent("sign in")
        edit = intent("edit")
        changeNumber = intent("change number")
        end = { _ in .send(IntentValue("end")) }
        setPIN = intent("set PIN")
        removePIN = intent("remove PIN")
        lock = intent("lock")
        signOut = intent("sign out")
        deleteAccount = intent("delete account")
    }
}
