/// What a cell shows, in four bytes: a scalar, or a grapheme cluster by its number in a ``GlyphArena``.
///
/// Bits 0–23 hold the scalar or the number, bit 27 whether it is that of a cell of a picture, bits 28 and 29 the width, bit 30 whether terminals dispute that width,
/// bit 31 whether the low bits are a number of the arena.
package struct Glyph: Hashable, Sendable {
    package var bits: UInt32

    /// The right half of a wide glyph.
    package static let continuation = Glyph(bits: 0)
    /// An empty cell.
    package static let space = Glyph(scalar: 0x20, width: 1)

    package init(bits: UInt32) { self.bits = bits }

    /// A glyph of a single scalar.
    package init(scalar: UInt32, width: Int, isDisputed: Bool = false) {
        bits = scalar | UInt32(truncatingIfNeeded: width) << 28 | (isDisputed ? 1 << 30 : 0)
    }

    /// A glyph of several scalars, which the arena keeps.
    package init(cluster number: UInt32, width: Int, isDisputed: Bool) {
        bits = 1 << 31 | number | UInt32(truncatingIfNeeded: width) << 28 | (isDisputed ? 1 << 30 : 0)
    }

    /// A cell of a picture, which the arena keeps.
    package init(picture number: UInt32) { bits = 1 << 27 | 1 << 28 | number }

    /// 1 or 2 cells; 0 for the right half of a wide glyph.
    package var width: Int { Int(bits >> 28 & 3) }
    /// Whether terminals disagree on how far this glyph moves the cursor.
    package var isDisputed: Bool { bits & 1 << 30 != 0 }
    /// Whether the arena keeps its scalars.
    package var isCluster: Bool { bits & 1 << 31 != 0 }
    /// Whether it is a cell of a picture.
    package var isPicture: Bool { bits & 1 << 27 != 0 }
    /// The scalar, or the number of the cluster or the cell.
    package var value: UInt32 { bits & 0xFF_FFFF }
}
