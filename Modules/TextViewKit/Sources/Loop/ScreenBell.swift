import TextViewKitInterface

/// The bell of the terminal that the screen is on, if there is one.
@MainActor
package final class ScreenBell: TerminalBell {
    /// Sends BEL (ECMA-48, 8.3.3) between two frames.
    package var send: (@MainActor (String) -> Void)?

    package nonisolated init() {}

    package func ring() { send?("\u{07}") }
}
