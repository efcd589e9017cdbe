/// Turns frames into the bytes that make a terminal show them.
///
/// It remembers what the terminal shows and writes what differs: nothing for an unchanged frame. A frame that changes
/// more than one row appears at once (mode 2026) where the terminal can do that.
package final class FrameWriter {
    package let capabilities: TerminalCapabilities
    /// The bytes of the last frame; each frame replaces them.
    package let output = OutputBuffer()
    private var screen: Screen
    private var pictures: PictureLayer
    /// The frame that was written last: while it stays the same one, only its touched rows are looked at.
    private var last: CellBuffer?
    private var shownCursor: CursorPlace?

    package init(capabilities: TerminalCapabilities = TerminalCapabilities()) {
        self.capabilities = capabilities
        screen = Screen(capabilities, output)
        pictures = PictureLayer(capabilities)
    }

    /// Forgets what the terminal shows: the next frame clears the screen and paints everything.
    ///
    /// To be called when somebody else wrote to the terminal, after a stop, and to heal whatever went wrong.
    package func invalidate() { last = nil }

    /// Writes a frame to ``output``.
    ///
    /// - Parameters:
    ///   - frame: what the terminal shall show. It keeps its contents, so that the next frame can change a part of it.
    ///     Another buffer or another size than the last time paints everything.
    ///   - cursor: where the cursor is shown, or `nil` to hide it. Outside the grid it is hidden.
    package func write(_ frame: CellBuffer, cursor: CursorPlace? = nil) {
        output.removeAll()
        let isNew = last !== frame || !screen.fits(frame)
        if isNew { screen.start(with: frame) }
        let mayScroll = pictures.prepare(frame)
        screen.show(frame, clears: isNew, mayScroll: mayScroll)
        pictures.show(on: &screen, clears: isNew)
        show(cursor.flatMap { frame.bounds.contains($0) ? $0 : nil }, isNew: isNew)
        screen.endUpdate()
        last = frame
        for y in 0..<frame.height { frame.touched[y] = false }
        frame.arena.collect(keeping: frame, screen.shown)
    }

    private func show(_ cursor: CursorPlace?, isNew: Bool) {
        if let cursor { screen.place(cursor) }
        guard isNew || (cursor == nil) != (shownCursor == nil) else { return shownCursor = cursor }
        output.append(cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
        shownCursor = cursor
    }
}

extension CellRect {
    fileprivate func contains(_ place: CursorPlace) -> Bool {
        (x..<maxX).contains(place.x) && (y..<maxY).contains(place.y)
    }
}
