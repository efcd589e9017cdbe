/// The 256 colours as xterm has them when nobody changed them.
enum XtermPalette {
    static func components(of number: UInt8) -> ColourComponents {
        let index = Int(number)
        if index >= 232 { return ColourComponents(level: grey(index), grey(index), grey(index)) }
        if index >= 16 {
            return ColourComponents(level: cube((index - 16) / 36), cube((index - 16) / 6 % 6), cube((index - 16) % 6))
        }
        return ansi(index)
    }

    private static func grey(_ index: Int) -> Int { 8 + (index - 232) * 10 }

    private static func cube(_ step: Int) -> Int { step == 0 ? 0 : 55 + step * 40 }

    /// Normal colours have 205 where bright ones have 255; the greys and the two blues are exceptions of xterm's.
    private static func ansi(_ index: Int) -> ColourComponents {
        switch index {
        case 4: ColourComponents(level: 0, 0, 238)
        case 7: ColourComponents(level: 229, 229, 229)
        case 8: ColourComponents(level: 127, 127, 127)
        case 12: ColourComponents(level: 92, 92, 255)
        default:
            ColourComponents(
                level: index & 1 != 0 ? full(index) : 0, index & 2 != 0 ? full(index) : 0,
                index & 4 != 0 ? full(index) : 0)
        }
    }

    private static func full(_ index: Int) -> Int { index < 8 ? 205 : 255 }
}
