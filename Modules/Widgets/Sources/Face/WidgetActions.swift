import TextViewKitInterface
import WidgetCoreInterface

/// What a widget can do where it is shown.
struct WidgetActions: Sendable {
    /// Presses a button of the widget.
    var press: @Sendable (_ intent: String) -> Intent
    /// Plays what a poster stands for; `nil` where nothing can be played.
    var play: (@Sendable (MediaID) -> Intent)?
    /// Opens a link of the app; `nil` where there is no app.
    var open: (@Sendable (_ link: String) -> Intent)?

    /// Intents as data, for a picture that is only looked at.
    static let none = WidgetActions { .send(IntentValue($0)) }
}
