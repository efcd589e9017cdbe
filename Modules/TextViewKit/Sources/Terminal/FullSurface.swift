import TextViewKitInterface

/// The whole terminal.
@MainActor
final class FullSurface: Surface {
    private let writer: FrameWriter

    init(_ capabilities: TerminalCapabilities) { writer = FrameWriter(capabilities: capabilities) }

    var output: OutputBuffer { writer.output }
    let linesBelowCursor = 0

    func frameSize(in terminal: Size) -> Size { terminal }

    func show(_ frame: LiveFrame, in terminal: Size) {
        writer.write(frame.cells, cursor: frame.caret.map { CursorPlace(x: $0.x, y: $0.y) })
    }

    func invalidate() { writer.invalidate() }
    func print(above line: String) -> Bool { false }
}
