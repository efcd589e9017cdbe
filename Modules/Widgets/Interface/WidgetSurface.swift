public import PlatformInterface
public import TextViewKitInterface
public import WidgetHostInterface

/// The ground on which a widget is drawn, and what can be done there.
public struct WidgetSurface: Sendable {
    /// Its shape.
    public var family: WidgetFamily
    /// The room for the content, in cells.
    public var size: WidgetSize
    /// The present moment.
    public var now: WallTime
    /// Makes what presses a button: the intent of the kind with that id.
    public var press: @Sendable (_ intent: String) -> Intent
    /// Makes what opens a link of the app; `nil` where there is no app.
    public var open: (@Sendable (_ link: String) -> Intent)?

    /// Creates a surface.
    ///
    /// - Parameters:
    ///   - family: its shape.
    ///   - size: the room for the content.
    ///   - now: the present moment.
    ///   - press: makes what presses a button.
    ///   - open: makes what opens a link of the app.
    public init(
        _ family: WidgetFamily, size: WidgetSize, now: WallTime, press: @escaping @Sendable (String) -> Intent,
        open: (@Sendable (String) -> Intent)? = nil
    ) {
        (self.family, self.size, self.now, self.press, self.open) = (family, size, now, press, open)
    }
}
