/// How many cells text takes, which terminals do not agree on.
public enum WidthModel: Hashable, Sendable, CaseIterable {
    /// A grapheme cluster is one glyph of one or two cells, as terminals with mode 2027 draw it.
    case grapheme
    /// Each scalar advances by its own width, as the C library's `wcwidth` has it: a family of four is eight cells.
    case legacy
}
