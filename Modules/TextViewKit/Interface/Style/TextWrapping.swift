/// Where a line may end that is too long for its width.
public enum TextWrapping: Hashable, Sendable, CaseIterable {
    /// Where UAX 14 allows it: after spaces and hyphens, between ideographs. A word that is too long is folded.
    case word
    /// Between any two grapheme clusters.
    case character
    /// Nowhere: only a line break in the text ends a line, and what is too long is truncated.
    case none
}
