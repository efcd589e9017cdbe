import TextViewKitInterface

/// Red, green and blue, 0 to 255 each.
struct ColourComponents {
    var red: Int
    var green: Int
    var blue: Int

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        (self.red, self.green, self.blue) = (Int(red), Int(green), Int(blue))
    }

    init(level red: Int, _ green: Int, _ blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

    func distance(to other: ColourComponents) -> Int {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return red * red + green * green + blue * blue
    }

    /// The nearest of the sixteen; the first of several that are as near.
    var nearestANSI: Colour {
        var best = (number: UInt8(0), distance: Int.max)
        for number in UInt8(0)..<16 {
            let distance = distance(to: XtermPalette.components(of: number))
            if distance < best.distance { best = (number, distance) }
        }
        return .ansi(best.number)
    }

    /// The nearest of the cube and of the greys; the first sixteen are the user's own and tell nothing.
    var nearestIndexed: Colour {
        let cube = UInt8(16 + 36 * step(red) + 6 * step(green) + step(blue))
        let grey = UInt8(232 + min(23, max(0, ((red + green + blue) / 3 - 3) / 10)))
        let isGrey =
            distance(to: XtermPalette.components(of: grey)) < distance(to: XtermPalette.components(of: cube))
        return .indexed(isGrey ? grey : cube)
    }

    /// The nearest of the six levels of the cube: 0, 95, 135, 175, 215, 255.
    private func step(_ level: Int) -> Int { level < 48 ? 0 : level < 115 ? 1 : min(5, (level - 35) / 40) }
}
