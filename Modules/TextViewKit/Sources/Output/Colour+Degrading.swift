import TextViewKitInterface

extension Colour {
    /// The colour as a terminal of some depth can show it: the nearest by the distance of red, green and blue.
    func degraded(to depth: ColourDepth) -> Colour {
        switch (kind, depth) {
        case (.default, _), (_, .trueColour), (.ansi, .ansi), (.ansi, .indexed), (.indexed, .indexed): self
        case (_, .none): .default
        case (.indexed(let number), .ansi): number < 16 ? .ansi(number) : Palette.components(of: number).nearestANSI
        case (.rgb(let red, let green, let blue), .indexed): Components(red, green, blue).nearestIndexed
        case (.rgb(let red, let green, let blue), .ansi): Components(red, green, blue).nearestANSI
        }
    }
}

/// Red, green and blue, 0 to 255 each.
private struct Components {
    var red: Int
    var green: Int
    var blue: Int

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        (self.red, self.green, self.blue) = (Int(red), Int(green), Int(blue))
    }

    init(level red: Int, _ green: Int, _ blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

    func distance(to other: Components) -> Int {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return red * red + green * green + blue * blue
    }

    var nearestANSI: Colour {
        var best: UInt8 = 0
        for number in 1..<UInt8(16)
        where distance(to: Palette.components(of: number)) < distance(to: Palette.components(of: best)) {
            best = number
        }
        return .ansi(best)
    }

    /// The nearest of the cube and of the greys; the first sixteen are the user's own and tell nothing.
    var nearestIndexed: Colour {
        let step = { (level: Int) in level < 48 ? 0 : min(5, (level - 35) / 40) }
        let cube = 16 + 36 * step(red) + 6 * step(green) + step(blue)
        let grey = 232 + min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
        let isGrey =
            distance(to: Palette.components(of: UInt8(grey))) < distance(to: Palette.components(of: UInt8(cube)))
        return .indexed(UInt8(isGrey ? grey : cube))
    }
}

/// The 256 colours as xterm has them when nobody changed them.
private enum Palette {
    static func components(of number: UInt8) -> Components {
        let index = Int(number)
        if index >= 232 { return Components(level: grey(index), grey(index), grey(index)) }
        if index >= 16 {
            return Components(level: cube((index - 16) / 36), cube((index - 16) / 6 % 6), cube((index - 16) % 6))
        }
        return ansi(index)
    }

    private static func grey(_ index: Int) -> Int { 8 + (index - 232) * 10 }

    private static func cube(_ step: Int) -> Int { step == 0 ? 0 : 55 + step * 40 }

    /// Normal colours have 205 where bright ones have 255; the greys and the two blues are exceptions of xterm's.
    private static func ansi(_ index: Int) -> Components {
        switch index {
        case 4: Components(level: 0, 0, 238)
        case 7: Components(level: 229, 229, 229)
        case 8: Components(level: 127, 127, 127)
        case 12: Components(level: 92, 92, 255)
        default:
            Components(
                level: index & 1 != 0 ? full(index) : 0, index & 2 != 0 ? full(index) : 0,
                index & 4 != 0 ? full(index) : 0)
        }
    }

    private static func full(_ index: Int) -> Int { index < 8 ? 205 : 255 }
}
