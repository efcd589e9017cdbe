import TextViewKitInterface

extension ControlSequence {
    /// The answer that the sequence is, if it is one that is known.
    var reply: TerminalReply? {
        guard prefix == UInt8(ascii: "?") else { return pixels }
        switch (final, intermediate) {
        case (UInt8(ascii: "c"), 0): return .attributes(parameters.indices.dropFirst().compactMap(number))
        case (UInt8(ascii: "u"), 0): return .keyboard(flags: number(0) ?? 0)
        case (UInt8(ascii: "y"), UInt8(ascii: "$")): return number(0).map { .mode($0, state: number(1) ?? 0) }
        default: return nil
        }
    }

    /// XTWINOPS 14 and 16: `CSI 4 ; height ; width t` of the window, `CSI 6 ; height ; width t` of a cell.
    private var pixels: TerminalReply? {
        guard final == UInt8(ascii: "t"), prefix == 0, let height = number(1), let width = number(2), width > 0,
            height > 0
        else { return nil }
        switch number(0) {
        case 4: return .windowPixels(Size(width: width, height: height))
        case 6: return .cellPixels(Size(width: width, height: height))
        default: return nil
        }
    }

    /// CPR: `CSI row ; column R`.
    var cursor: Point? {
        guard final == UInt8(ascii: "R"), prefix == 0, let row = number(0), let column = number(1) else { return nil }
        return Point(x: max(0, column - 1), y: max(0, row - 1))
    }

    /// What the terminal tells by itself: focus, and its size in band (mode 2048, `CSI 48 ; rows ; columns ; … t`).
    var notice: InputEvent? {
        guard prefix == 0, intermediate == 0 else { return nil }
        switch final {
        case UInt8(ascii: "I") where parameters.isEmpty: return .focus(true)
        case UInt8(ascii: "O") where parameters.isEmpty: return .focus(false)
        case UInt8(ascii: "t") where number(0) == 48:
            guard let rows = number(1), let columns = number(2), rows > 0, columns > 0 else { return nil }
            return .resize(Size(width: columns, height: rows))
        default: return nil
        }
    }
}
