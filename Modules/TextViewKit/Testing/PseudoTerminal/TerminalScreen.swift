public import TextViewKitInterface

/// What a terminal shows and knows after the output of a whole program.
public struct TerminalScreen: Sendable {
    private var main: ModelTerminal
    private var alternate: ModelTerminal?
    private var unread: [UInt8] = []
    let answers: TerminalAnswers
    var keyboards: [Bool: [Int]] = [:]

    /// The private modes that are set, such as 1006; not those of the cursor, of wrapping and of updates.
    public internal(set) var modes: Set<Int> = []
    /// The title of the window.
    public internal(set) var title = ""
    var savedTitles: [String] = []
    /// What was put on the clipboard last, in Base64.
    public internal(set) var clipboard = ""
    /// The value of xterm's modifyOtherKeys.
    public internal(set) var modifyOtherKeys = 0
    /// Everything in the output that no terminal should be asked for.
    public internal(set) var faults: [String] = []

    /// An empty screen.
    init(_ size: Size, answers: TerminalAnswers) {
        self.answers = answers
        main = Self.blank(size)
    }

    private static func blank(_ size: Size) -> ModelTerminal {
        var terminal = ModelTerminal(width: size.width, height: size.height)
        terminal.isLenient = true
        try? terminal.apply(Array("\u{1B}[2J".utf8))
        return terminal
    }

    /// Columns and rows.
    public var size: Size { Size(width: main.width, height: main.height) }
    /// Whether the alternate screen is shown.
    public var isAlternate: Bool { alternate != nil }
    /// The rows, without the spaces at their ends.
    public var rows: [String] { shown.rows.map { String($0.reversed().drop { $0 == " " }.reversed()) } }
    /// All rows down to the last one that shows something, with a line feed between them.
    public var text: String { String(rows.joined(separator: "\n").reversed().drop { $0 == "\n" }.reversed()) }
    /// The rows that have scrolled out of the main screen.
    public var scrollback: [String] { main.scrollback }
    /// The cell of the cursor.
    public var cursor: Point { Point(x: min(shown.x, shown.width - 1), y: shown.y) }
    /// Whether the cursor is seen.
    public var isCursorVisible: Bool { shown.isCursorVisible }
    /// How many flags of the kitty keyboard protocol are pushed on both screens.
    public var keyboardDepth: Int { keyboards.values.reduce(0) { $0 + $1.count } }
    /// How many frames appeared at once (mode 2026).
    public var updates: Int { shown.updates }
    /// Whether a frame has begun and is not whole yet, which a real terminal would not show.
    public var isUpdating: Bool { shown.isUpdating }

    /// The pixels of a cell.
    var shownPixels: Size { shown.cellPixels }
    /// Whether pictures are shown in pixels of their own.
    public var hasPictures: Bool { shown.hasPictures }

    var shown: ModelTerminal { alternate ?? main }

    /// The style of a cell.
    public func style(at point: Point) -> Style { shown.cell(atX: point.x, y: point.y).style }

    /// Takes output; returns what the terminal answers.
    mutating func take(_ bytes: [UInt8]) -> String {
        var rest = (unread + bytes)[...]
        var answer = ""
        while let part = TerminalSequence.next(&rest) { answer += apply(part) }
        unread = Array(rest)
        return answer
    }

    private mutating func apply(_ part: TerminalSequence) -> String {
        switch part {
        case .text(let bytes): forward(bytes)
        case .control(0x07), .control(0x18), .escape("\\"): break
        case .control(let byte): forward([byte])
        case .csi(let text, let final): return apply(text, final)
        case .string(let kind, let text): return apply(kind, text)
        case .escape(let text): faults.append("ESC \(text)")
        }
        return ""
    }

    /// Lets the model draw; what it does not know is a fault.
    mutating func forward(_ bytes: [UInt8]) {
        do {
            if alternate == nil { try main.apply(bytes) } else { try alternate?.apply(bytes) }
        } catch {
            faults.append("\(error)")
        }
    }

    mutating func showAlternate(_ isShown: Bool) { alternate = isShown ? Self.blank(size) : nil }

    /// Takes another size, as terminals that break lines anew do on the main screen.
    mutating func resize(to size: Size) {
        main = main.reflowed(to: size)
        if alternate != nil { alternate = Self.blank(size) }
    }
}
