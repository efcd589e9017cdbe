import TextViewKit
import TextViewKitInterface

/// A screen that shows some lines and notes what it is told.
@MainActor
final class ScriptedScreen: LiveScreen {
    var traits: TerminalTraits?
    var lines = ["hello"] {
        didSet { needsFrame = true }
    }
    var caret: Point?
    var copiedText: String?
    var releasesMouse = false
    var needsFrame = true
    var nextFrameTime: Duration?
    var holdsMouse = false
    var parts: [ScreenInspection.Part] = []
    var onChange: (@MainActor () -> Void)?
    var whileDrawn: (@MainActor () -> Void)?
    private(set) var events: [InputEvent] = []
    private(set) var frames: [Duration] = []
    private let cells = CellBuffer(width: 0, height: 0)

    func handle(_ event: InputEvent, at time: Duration) {
        events.append(event)
        if case .key(let press) = event, let text = press.text { lines[0] += String(text) }
        if case .resize = event { needsFrame = true }
    }

    func frame(size: Size, at time: Duration) -> LiveFrame {
        needsFrame = false
        frames.append(time)
        whileDrawn?()
        if let due = nextFrameTime, due <= time { nextFrameTime = nil }
        if cells.width != size.width || cells.height != size.height {
            cells.resize(width: size.width, height: size.height)
        }
        cells.fill(cells.bounds, style: .plain)
        for (y, line) in lines.enumerated() { cells.write(line, style: .plain, atX: 0, y: y, clippedTo: cells.bounds) }
        var frame = LiveFrame(cells: cells, caret: caret)
        (frame.copiedText, frame.releasesMouse) = (copiedText, releasesMouse)
        copiedText = nil
        return frame
    }

    func contentChanged() { needsFrame = true }
}
