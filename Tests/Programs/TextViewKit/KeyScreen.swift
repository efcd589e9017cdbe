import Glibc
import TextViewKit
import TextViewKitInterface

/// Shows the last events, a line for each, and ends the program in the way that a key asks for.
@MainActor
final class KeyScreen: LiveScreen {
    struct Thrown: Error, CustomStringConvertible { let description = "thrown" }

    private(set) var needsFrame = true
    let nextFrameTime: Duration? = nil
    var onChange: (@MainActor () -> Void)?
    weak var session: ScreenSession?
    private(set) var failure: Thrown?
    private var lines: [String] = []
    private let renderer = Renderer()

    func show(_ line: String) {
        lines.append(line)
        needsFrame = true
    }

    func handle(_ event: InputEvent, at time: Duration) {
        switch event {
        case .key(let press): handle(press)
        case .paste(let text): show("paste \(text.debugDescription)")
        case .mouse(let mouse): show("mouse \(mouse.action) \(mouse.position.x) \(mouse.position.y)")
        case .focus(let isFocused): show("focus \(isFocused)")
        case .resize(let size): show("size \(size.width)x\(size.height)")
        }
    }

    private func handle(_ press: KeyPress) {
        if press.modifiers.isEmpty, let text = press.text { act(text) }
        show("key \(press.key) \(press.modifiers.rawValue)")
    }

    private func act(_ character: Character) {
        switch character {
        case "F": fatalError("told to")
        case "S": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        case "O": overflow(1)
        case "A": abort()
        case "X": exit(7)
        case "E": _ = write(STDERR_FILENO, "a message\n", 10)
        case "T":
            failure = Thrown()
            session?.close()
        case "P": session?.print(above: "above")
        case "C": lines = []
        case "H": while true {}
        default: break
        }
    }

    @discardableResult
    private func overflow(_ number: Int) -> Int { number == 0 ? 0 : overflow(number + 1) + 1 }

    func frame(size: Size, at time: Duration) -> LiveFrame {
        needsFrame = false
        let view = VStack(alignment: .leading) {
            ForEach(Array(lines.suffix(size.height).enumerated()), id: \.offset) { Text($0.element) }
        }
        return LiveFrame(cells: renderer.frame(view, size: size))
    }

    func contentChanged() { needsFrame = true }
}
