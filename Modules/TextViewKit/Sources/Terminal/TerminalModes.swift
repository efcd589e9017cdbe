/// The modes in which a screen needs the terminal, as the bytes that set and reset them.
struct TerminalModes {
    /// Whether the screen takes the whole terminal.
    let isFull: Bool
    var traits = TerminalTraits()
    /// Whether the mouse is reported to the program.
    var hasMouse: Bool
    /// Whether the terminal was told what its traits allow.
    private(set) var isTuned = false

    /// Everything that is set before anything is known; the title of the window is saved.
    var entering: String {
        let screen = isFull ? "\u{1B}[?1049h\u{1B}[22;0t" : ""
        return screen + "\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1004h" + (hasMouse ? Self.mouse(true) : "")
    }

    /// Questions; the last one after them is answered by every terminal, so that its answer ends them.
    static let questions =
        "\u{1B}[?u\u{1B}[>q\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?2048$p\u{1B}]11;?\u{1B}\\"

    /// Questions about pictures: multiplexers take the first for a title.
    static let pictureQuestions = KittyGraphics.question + "\u{1B}[14t\u{1B}[16t"
    static let lastQuestion = "\u{1B}[c"

    /// What the traits allow beyond that.
    ///
    /// Flags of the keyboard: 1 tells keys apart, 2 tells repeats and releases, 4 tells keys of other layouts. A terminal
    /// that says nothing is asked for nothing, because old ones take `CSI > 4 ; 1 m` for colours.
    mutating func tune() -> String {
        isTuned = true
        guard traits.answers else { return "" }
        return (traits.hasKittyKeyboard ? "\u{1B}[>7u" : "\u{1B}[>4;1m") + modes("h")
            + (traits.isXterm ? Self.altSendsEscape + "s" + Self.altSendsEscape + "h" : "")
    }

    /// xterm turns letters with Alt into others (ø for Alt+X) unless it is told not to; what the person has chosen is
    /// saved and brought back, which only xterm is known to do.
    private static let altSendsEscape = "\u{1B}[?1036;1039"

    /// Everything back, in a way that is right at any moment: what was begun is cancelled first.
    ///
    /// The keyboard comes before the screen, because each screen of the terminal has its own stack of flags.
    ///
    /// - Parameter linesBelow: how far below the cursor the screen ends, when it is not the whole terminal.
    /// - Returns: bytes that may follow any others.
    func leaving(linesBelow: Int = 0) -> [UInt8] {
        let keyboard = !isTuned || !traits.answers ? "" : traits.hasKittyKeyboard ? "\u{1B}[<u" : "\u{1B}[>4m"
        let down = linesBelow > 0 ? "\u{1B}[\(linesBelow)B" : ""
        let screen = isFull ? "\u{1B}[r\u{1B}[23;0t\u{1B}[?1049l" : "\(down)\r\n"
        return Array(
            ("\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[m\u{1B}]8;;\u{1B}\\"
                + (traits.pictures == .kitty ? KittyGraphics.deletion : "") + keyboard + (isTuned ? modes("l") : "")
                + (isFull ? Self.mouse(false) : "") + "\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?7h" + screen + "\u{1B}[?25h")
                .utf8)
    }

    /// Presses, drags and moves, with coordinates in SGR.
    static func mouse(_ isOn: Bool) -> String {
        isOn
            ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h"
            : "\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1006l"
    }

    private func modes(_ final: String) -> String {
        [2027, 2048].filter(traits.modes.contains).map { "\u{1B}[?\($0)\(final)" }.joined()
            + (final == "l" && traits.isXterm ? Self.altSendsEscape + "r" : "")
    }
}
