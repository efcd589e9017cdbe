import TextViewKitInterface

/// The style in which the terminal writes, changed with the fewest bytes.
struct Pen {
    private let depth: ColourDepth
    private let showsLinks: Bool
    /// What was asked for last, and what of it the terminal can show.
    private var wanted = Style.plain
    private var style = Style.plain
    private var link = LinkID.none

    init(_ capabilities: TerminalCapabilities) {
        depth = capabilities.colours
        showsLinks = capabilities.links
    }

    /// Makes the terminal write as a cell wants it.
    @inline(__always)
    mutating func set(_ cell: Cell, _ arena: GlyphArena, _ output: OutputBuffer) {
        if cell.style != wanted, !showsSpace(cell) { change(to: cell.style, output) }
        if cell.link != link, showsLinks { follow(cell.link, arena, output) }
    }

    /// Whether a cell of plain ASCII looks right in the present style.
    func writes(_ cell: Cell) -> Bool {
        let isPlain = cell.glyph == Glyph(scalar: cell.glyph.value & 0x7F, width: 1)
        return isPlain && (cell.link == link || !showsLinks) && (cell.style == wanted || showsSpace(cell))
    }

    /// A space looks the same in many styles: whatever the foreground, the pen need not change.
    @inline(__always)
    private func showsSpace(_ cell: Cell) -> Bool {
        cell.glyph == .space && cell.isPlainSpace && cell.style.background == wanted.background
            && wanted.attributes.isDisjoint(with: .seenOnSpaces)
    }

    /// Makes erased and scrolled cells take the terminal's own background.
    mutating func prepareErasing(_ output: OutputBuffer) {
        if style.background != .default || !style.attributes.isDisjoint(with: .seenOnSpaces) {
            change(to: .plain, output)
        }
    }

    /// Ends styles and links after somebody else may have written.
    mutating func reset(_ output: OutputBuffer) {
        output.append("\u{1B}[m")
        if showsLinks { output.append("\u{1B}]8;;\u{1B}\\") }
        (wanted, style, link) = (.plain, .plain, .none)
    }

    private mutating func change(to new: Style, _ output: OutputBuffer) {
        wanted = new
        var shown = new
        shown.attributes.formIntersection(.known)
        shown.foreground = new.foreground.degraded(to: depth)
        shown.background = new.background.degraded(to: depth)
        guard shown != style else { return }
        SGR.write(from: style, to: shown, output)
        style = shown
    }

    private mutating func follow(_ new: LinkID, _ arena: GlyphArena, _ output: OutputBuffer) {
        link = new
        output.append("\u{1B}]8;;")
        for byte in (arena.address(of: new) ?? "").utf8 { append(escaped: byte, output) }
        output.append("\u{1B}\\")
    }

    /// Only printable ASCII may stand in OSC 8; anything else could end it and begin a sequence.
    private func append(escaped byte: UInt8, _ output: OutputBuffer) {
        guard byte <= 0x20 || byte >= 0x7F else { return output.append(byte) }
        output.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] { output.append(digit < 10 ? 48 + digit : 55 + digit) }
    }
}

extension TextAttributes {
    /// All that have a code; other bits are never sent.
    fileprivate static let known: TextAttributes = [
        .bold, .dim, .italic, .underline, .blink, .reverse, .hidden, .strikethrough,
    ]

    /// Attributes that show even where no glyph is.
    static let seenOnSpaces: TextAttributes = [.underline, .reverse, .strikethrough]
}
