import TextViewKitInterface

extension UnsafeMutablePointer<Cell> {
    /// Whether two rows are the same in memory, which has no padding.
    func isSame(as other: UnsafeMutablePointer<Cell>, count: Int) -> Bool {
        let (left, right) = (UnsafeRawPointer(self), UnsafeRawPointer(other))
        var difference: UInt64 = 0
        for offset in stride(from: 0, to: count * 16, by: 16) {
            difference |= left.load(fromByteOffset: offset, as: UInt64.self) ^ right.load(fromByteOffset: offset, as: UInt64.self)
            difference |= left.load(fromByteOffset: offset + 8, as: UInt64.self) ^ right.load(fromByteOffset: offset + 8, as: UInt64.self)
        }
        return difference == 0
    }

    /// A number that equal rows share and different rows, but for one pair in 2⁶⁴, do not.
    func rowHash(count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(self)
        var (first, second): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)
        for offset in stride(from: 0, to: count * 16, by: 16) {
            first = (first ^ raw.load(fromByteOffset: offset, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
            second = (second ^ raw.load(fromByteOffset: offset + 8, as: UInt64.self)) &* 0xC4CE_B9FE_1A85_EC53
            first ^= first >> 32
            second ^= second >> 29
        }
        return first ^ (second << 31 | second >> 33)
    }
}

extension Cell {
    /// Whether a person sees no difference: a space shows only its background and what is drawn across it.
    @inline(__always)
    func looksLike(_ other: Cell) -> Bool {
        if self == other { return true }
        guard glyph == .space, other.glyph == .space else { return false }
        return style.background == other.style.background && link == other.link
            && !style.attributes.isSeen(on: other.style.attributes) && isPlainSpace
    }

    /// A space on which the foreground is not seen.
    var isPlainSpace: Bool { style.attributes.isDisjoint(with: .seenOnSpaces) }

    /// A space that erasing leaves just as well.
    var isErasable: Bool { glyph == .space && style.background == .default && isPlainSpace && link == .none }
}

extension TextAttributes {
    /// Whether one of two spaces shows an attribute that the other does not.
    fileprivate func isSeen(on other: TextAttributes) -> Bool {
        !symmetricDifference(other).isDisjoint(with: .seenOnSpaces)
    }
}
