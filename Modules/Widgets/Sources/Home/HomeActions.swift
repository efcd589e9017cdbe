import TextViewKitInterface

/// What can be done on the board.
struct HomeActions {
    var gallery: Intent
    var toggleMode: Intent
    var reload: Intent
    var move: (_ id: String, _ step: Int) -> Intent
    var remove: (_ id: String) -> Intent
    var forget: (_ id: String) -> Intent
    var undo: Intent
    var widget: (_ id: String) -> WidgetActions
}
