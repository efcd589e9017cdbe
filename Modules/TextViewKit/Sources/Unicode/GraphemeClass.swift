/// Grapheme_Cluster_Break of UAX 29, in the order of the generating script.
enum GraphemeClass: UInt8 {
    case other, carriageReturn, lineFeed, control, extend, joiner, regionalIndicator, prepend, spacingMark
    case leadingJamo, vowelJamo, trailingJamo, syllableLV, syllableLVT, pictograph

    /// Controls, which always stand alone (GB4, GB5).
    var isControl: Bool { self == .control || self == .carriageReturn || self == .lineFeed }
}

/// Indic_Conjunct_Break, for rule GB9c.
enum ConjunctClass: UInt8 {
    case none, consonant, linker, extend
}
