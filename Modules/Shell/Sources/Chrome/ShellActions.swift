import TextViewKitInterface

/// What the keys and buttons of the app itself set off.
struct ShellActions {
    var selectTab: (String) -> Intent
    var back: Intent
    var skip: Intent
    var openPalette: Intent
    var toggleInspector: Intent
    var hintAtLeaving: Intent
    var dismissMessage: Intent
}
