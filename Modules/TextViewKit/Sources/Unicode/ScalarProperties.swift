import CUnicodeTables

/// What Unicode says about one scalar, unpacked from the generated tables.
struct ScalarProperties: Equatable {
    /// The fields of `Scripts/support/unicode-tables/generate.py`, from the lowest bit: width 2, grapheme class 4,
    /// conjunct class 2, word class 5, line class 6, then flags.
    private let bits: UInt32

    /// The properties of a scalar; a number beyond Unicode counts as U+FFFD.
    @inline(__always)
    init(_ scalar: UInt32) { bits = unicode_properties(scalar <= 0x10FFFF ? scalar : 0xFFFD) }

    /// 0, 1 or 2 cells for the scalar alone.
    var width: Int { Int(bits & 3) }
    /// Its part in UAX 29, grapheme clusters.
    var grapheme: GraphemeClass { GraphemeClass(rawValue: UInt8(bits >> 2 & 15)) ?? .other }
    /// Its part in rule GB9c.
    var conjunct: ConjunctClass { ConjunctClass(rawValue: UInt8(bits >> 6 & 3)) ?? .none }
    /// Its part in UAX 29, words.
    var word: WordClass { WordClass(rawValue: UInt8(bits >> 8 & 31)) ?? .other }
    /// Its part in UAX 14.
    var line: LineClass { LineClass(rawValue: UInt8(bits >> 13 & 63)) ?? .alphabetic }
    /// Fullwidth, wide or halfwidth (UAX 11).
    var isEastAsian: Bool { bits & 1 << 19 != 0 }
    /// Reserved for a future emoji (LB30b).
    var isReservedPictograph: Bool { bits & 1 << 20 != 0 }
    /// Narrow alone, wide with U+FE0F.
    var isWidenedBySelector: Bool { bits & 1 << 21 != 0 }
    /// Wide alone, narrow with U+FE0E.
    var isNarrowedBySelector: Bool { bits & 1 << 22 != 0 }
    /// Wide only in recent versions of Unicode, so that terminals disagree.
    var isRecentlyWide: Bool { bits & 1 << 23 != 0 }
    /// A picture, or reserved for one (WB3c).
    var isPictographic: Bool { bits & 1 << 24 != 0 }
    /// Neither joins what stands before it nor what follows, as far as the other scalar does not either.
    var standsAlone: Bool { bits & 0xFC == 0 }
    /// Stands alone, takes cells, and no terminal disputes how many.
    var isSimple: Bool { bits & 0x80_00FC == 0 && bits & 3 != 0 }
}
