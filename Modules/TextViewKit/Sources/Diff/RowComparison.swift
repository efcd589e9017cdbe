import Glibc
import TextViewKitInterface

extension UnsafeMutablePointer<Cell> {
    /// Whether two rows are the same in memory, which has no padding.
    func isSame(as other: UnsafeMutablePointer<Cell>, count: Int) -> Bool {
        memcmp(self, other, count * MemoryLayout<Cell>.size) == 0
    }

    /// A number that equal rows share and different rows, but for one pair in 2⁶⁴, do not.
    ///
    /// Four sums run side by side, because one multiplication need not wait for another then.
    func rowHash(count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(self)
        var sums = SIMD4<UInt64>(1, 2, 3, 4)
        var index = 0
        while index + 1 < count {
            sums = (sums ^ raw.loadUnaligned(fromByteOffset: index * 16, as: SIMD4<UInt64>.self)) &* Self.factor
            index += 2
        }
        if index < count {
            let rest = raw.loadUnaligned(fromByteOffset: index * 16, as: SIMD2<UInt64>.self)
            sums = (sums ^ SIMD4(lowHalf: rest, highHalf: .zero)) &* Self.factor
        }
        return Self.mixed(Self.mixed(Self.mixed(sums.x) ^ sums.y) ^ Self.mixed(Self.mixed(sums.z) ^ sums.w))
    }

    /// Odd, so that multiplying loses nothing.
    private static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }

    /// Brings the high bits, where multiplying gathers the differences, down to the low ones.
    private static func mixed(_ sum: UInt64) -> UInt64 { (sum ^ sum >> 32) &* factor ^ sum >> 29 }
}

extension Cell {
    /// Whether a person sees no difference: a space shows only its background and what is drawn across it.
    @inline(__always)
    func looksLike(_ other: Cell) -> Bool {
        guard !isSame(as: other) else { return true }
        guard glyph == .space, other.glyph == .space else { return false }
        return style.background == other.style.background && link == other.link
            && !style.attributes.isSeen(on: other.style.attributes) && isPlainSpace
    }

    /// Equality in two comparisons instead of five.
    @inline(__always)
    func isSame(as other: Cell) -> Bool {
        unsafeBitCast(self, to: SIMD2<UInt64>.self) == unsafeBitCast(other, to: SIMD2<UInt64>.self)
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
