/// The colours of a screen as data: what the terminal's own colours and its palette are drawn as.
///
/// Views name colours of the palette; a theme says what they look like. In every theme but ``terminal`` each colour but
/// black has a contrast of at least 4.5:1 to the ground and to black (WCAG 2.2, success criterion 1.4.3), so that
/// coloured text, black text on a colour and reversed text can be read.
public struct Theme: Sendable, Hashable {
    /// What it is called.
    public var name: String
    /// The colour behind everything.
    public var ground: Colour
    /// The colour of text that has none of its own.
    public var text: Colour
    /// The sixteen colours of the palette, in the order of ECMA-48; `nil` leaves those of the terminal.
    public var palette: [Colour]?

    /// Creates a theme.
    ///
    /// - Parameters:
    ///   - name: what it is called.
    ///   - ground: the colour behind everything.
    ///   - text: the colour of text that has none of its own.
    ///   - palette: sixteen colours; any other number leaves those of the terminal.
    public init(_ name: String, ground: Colour, text: Colour, palette: [Colour]?) {
        self.name = name
        self.ground = ground
        self.text = text
        self.palette = palette?.count == 16 ? palette : nil
    }
}

extension Theme {
    /// The colours that the person chose for the terminal.
    public static let terminal = Theme("terminal", ground: .default, text: .default, palette: nil)

    /// Light text on a dark ground.
    public static let dark = Theme(
        "dark",
        [
            0x16181D, 0xF07178, 0x98C379, 0xE5C07B, 0x61AFEF, 0xD38AEA, 0x56B6C2, 0xC8CCD4,
            0x9AA2B1, 0xFF8A93, 0xB1E08B, 0xFFD68A, 0x7CC4FF, 0xDD9FF2, 0x6FD3DF, 0xFFFFFF,
        ], text: 0xD8DCE4)

    /// Dark text on a light ground.
    public static let light = Theme(
        "light",
        [
            0xFAFAFA, 0xB3261E, 0x2F6B1F, 0x7A5600, 0x1F5FBF, 0x8B2FA8, 0x0B6B78, 0x42464E,
            0x5F6571, 0x98160F, 0x235415, 0x634500, 0x154A99, 0x6F1F88, 0x07545F, 0x000000,
        ], text: 0x22252B)

    /// Light text on black, for those who need more contrast (7:1).
    public static let highContrastDark = Theme(
        "high contrast dark",
        [
            0x000000, 0xFF9C9C, 0x7CFF7C, 0xFFFF66, 0x9CC8FF, 0xFFA6FF, 0x66FFFF, 0xFFFFFF,
            0xD0D0D0, 0xFFBABA, 0xA6FFA6, 0xFFFFA0, 0xC0DCFF, 0xFFC6FF, 0xA6FFFF, 0xFFFFFF,
        ], text: 0xFFFFFF)

    /// Dark text on white, for those who need more contrast (7:1).
    public static let highContrastLight = Theme(
        "high contrast light",
        [
            0xFFFFFF, 0x8A0000, 0x004D00, 0x5A4000, 0x00308F, 0x660066, 0x004B57, 0x202020,
            0x404040, 0x6E0000, 0x003A00, 0x443000, 0x00246B, 0x4D004D, 0x003840, 0x000000,
        ], text: 0x000000)

    /// The themes that come with the kit.
    public static let all = [terminal, dark, light, highContrastDark, highContrastLight]

    private init(_ name: String, _ palette: [UInt32], text: UInt32) {
        let colours = palette.map(Colour.init(hex:))
        self.init(name, ground: colours[0], text: Colour(hex: text), palette: colours)
    }
}

extension Colour {
    fileprivate init(hex: UInt32) {
        self = .rgb(UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255))
    }
}
