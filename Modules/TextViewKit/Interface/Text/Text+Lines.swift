extension Text {
    /// Shows at most so many lines; what is more is truncated.
    ///
    /// - Parameter count: the greatest number of lines; `nil` for any number, less than 1 counts as 1.
    /// - Returns: the text with that limit.
    public func lineLimit(_ count: Int?) -> Text { with { $0.lineLimit = count.map { max(1, $0) } } }

    /// Chooses which part is left out when the text is too long.
    ///
    /// - Parameter truncation: the part to leave out.
    /// - Returns: the text with that rule.
    public func truncation(_ truncation: TextTruncation) -> Text { with { $0.truncation = truncation } }

    /// Chooses where lines may be broken.
    ///
    /// - Parameter wrapping: between words, between any two characters, or nowhere.
    /// - Returns: the text with that rule.
    public func wrapping(_ wrapping: TextWrapping) -> Text { with { $0.wrapping = wrapping } }

    /// Chooses where lines stand that are shorter than the text is wide.
    ///
    /// - Parameter alignment: at the left, in the middle or at the right.
    /// - Returns: the text with that rule.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Text { with { $0.alignment = alignment } }

    /// Moves all lines but the first to the right.
    ///
    /// - Parameter columns: how far; a negative number is 0.
    /// - Returns: the text with that rule.
    public func hangingIndent(_ columns: Int) -> Text { with { $0.hangingIndent = Length.clamp(columns) } }

    private func with(_ change: (inout Paragraph) -> Void) -> Text {
        var text = self
        change(&text.content)
        return text
    }
}
