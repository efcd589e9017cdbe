import TextViewKitInterface

extension Colour {
    /// The colour as a terminal of some depth can show it: the nearest by the distance of red, green and blue.
    func degraded(to depth: ColourDepth) -> Colour {
        switch (kind, depth) {
        case (.default, _), (_, .trueColour), (.ansi, .ansi), (.ansi, .indexed), (.indexed, .indexed): self
        case (_, .none): .default
        case (.indexed(let number), .ansi) where number < 16: .ansi(number)
        case (.indexed(let number), .ansi): XtermPalette.components(of: number).nearestANSI
        case (.rgb(let red, let green, let blue), .indexed): ColourComponents(red, green, blue).nearestIndexed
        case (.rgb(let red, let green, let blue), .ansi): ColourComponents(red, green, blue).nearestANSI
        }
    }
}
