/// Turns frames into the bytes that make a terminal show them.
///
/// It remembers what the terminal shows, and writes what differs: nothing for an unchanged frame.
package final class FrameWriter {
    package let capabilities: TerminalCapabilities
    /// The bytes of the last frame; each frame replaces them.
    package let output = OutputBuffer()

    package init(capabilities: TerminalCapabilities = TerminalCapabilities()) { self.capabilities = capabilities }

    /// Forgets what the terminal shows: the next frame clears the screen and paints everything. To be called when
    /// somebody else wrote to the terminal, after a stop, and to heal whatever went wrong.
    package func invalidate() {}

    /// Writes a frame to ``output``.
    ///
    /// - Parameters:
    ///   - frame: what the terminal shall show. It keeps its contents, so that the next frame can change a part of it.
    ///     Every frame must share one arena. Another size than the last one paints everything.
    ///   - cursor: where the cursor is shown, or `nil` to hide it. Outside the grid it is hidden.
    package func write(_ frame: CellBuffer, cursor: CursorPlace? = nil) {}
}
