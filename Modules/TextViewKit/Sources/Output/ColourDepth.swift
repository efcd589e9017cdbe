/// How many colours a terminal shows.
package enum ColourDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// None: attributes only.
    case none
    /// The sixteen of the palette.
    case ansi
    /// 256, as in xterm.
    case indexed
    /// Red, green and blue of eight bits each.
    case trueColour

    package static func < (left: ColourDepth, right: ColourDepth) -> Bool { left.rawValue < right.rawValue }
}
