/// A piece of text that is never divided, and the cells that it takes.
struct Cluster {
    /// UTF-8 offsets.
    var start: Int
    var end: Int
    /// 0, 1 or 2 cells.
    ///
    /// Controls take none, and so do marks without anything to stand on: neither is ever drawn.
    var width: Int
    /// The first scalar.
    var scalar: UInt32
    /// Whether there are more scalars than the first.
    var isComposed = false
    /// Whether terminals disagree on the width.
    var isDisputed = false

    /// Whether a line ends with it: LF, VT, FF, CR, CR LF, NEL, and the separators of Unicode (UAX 14, LB4 and LB5).
    var isLineBreak: Bool {
        0x0A...0x0D ~= scalar || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
    }
    var isTab: Bool { scalar == 0x09 }
    var isSpace: Bool { scalar == 0x20 && !isComposed }
}
