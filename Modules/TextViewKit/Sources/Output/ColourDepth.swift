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

    /// What the environment says about the terminal.
    ///
    /// `NO_COLOR`, unless empty, means none, whatever else is said (no-color.org); so does `TERM=dumb`. `COLORTERM` of
    /// `truecolor` or `24bit` means all colours; `TERM` tells 256 from 16.
    package init(environment: [String: String]) {
        let terminal = environment["TERM"] ?? "dumb"
        if environment["NO_COLOR"]?.isEmpty == false || terminal == "dumb" {
            self = .none
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || terminal.hasSuffix("-direct") {
            self = .trueColour
        } else {
            self = terminal.hasSuffix("-256color") ? .indexed : .ansi
        }
    }
}
