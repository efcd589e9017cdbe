package import TextViewKitInterface

/// A screen that is alive: what stands between input events and frames, without a terminal and without a clock.
///
/// The loop of the terminal drives it, and so does the harness of the tests. Times count from any fixed moment.
@MainActor
package protocol LiveScreen: AnyObject {
    /// Takes an event; its intents have run when the call returns.
    func handle(_ event: InputEvent, at time: Duration)

    /// Draws the screen as it is at a time.
    ///
    /// - Returns: a buffer that the next frame changes, and where the caret stands.
    func frame(size: Size, at time: Duration) -> LiveFrame

    /// Whether something changed since the last frame.
    var needsFrame: Bool { get }

    /// When the next frame of a movement is due; `nil` when nothing moves, so that nobody has to wake up.
    var nextFrameTime: Duration? { get }

    /// Is called when ``needsFrame`` or ``nextFrameTime`` changed for another reason than an event, such as a model
    /// that changed by itself.
    var onChange: (@MainActor () -> Void)? { get set }

    /// Is told that the content would be built otherwise now, because what it shows has changed.
    func contentChanged()

    /// Whether a drag under way belongs to a control.
    var holdsMouse: Bool { get }

    /// What the screen consists of, for somebody who inspects it.
    var parts: [ScreenInspection.Part] { get }
}

extension LiveScreen {
    package var holdsMouse: Bool { false }
    package var parts: [ScreenInspection.Part] { [] }
}
