public import LocalizationKit

extension View {
    /// Draws glyphs in a colour where nothing else is said.
    ///
    /// - Parameter colour: the colour of the glyphs.
    /// - Returns: the view in that colour.
    public func foreground(_ colour: Colour) -> some View {
        StyledView(content: self, style: Style(foreground: colour))
    }

    /// Fills the frame of the view with a colour.
    ///
    /// - Parameter colour: the colour behind the view.
    /// - Returns: the view on that colour.
    public func background(_ colour: Colour) -> some View {
        StyledView(content: self, style: Style(background: colour), fills: true)
    }

    /// Adds attributes such as bold to all text of the view.
    ///
    /// - Parameter attributes: what is added.
    /// - Returns: the view with its text so drawn.
    public func attributes(_ attributes: TextAttributes) -> some View {
        StyledView(content: self, style: Style(attributes: attributes))
    }

    /// Shows that the view is the chosen one: its whole frame is drawn in reverse.
    ///
    /// - Parameter isOn: whether it is chosen.
    /// - Returns: the view, with the trait `selected` when it is on.
    public func highlighted(_ isOn: Bool = true) -> some View {
        StyledView(content: self, style: Style(attributes: isOn ? .reverse : []), fills: true)
            .annotated(Annotation(traits: isOn ? .selected : []))
    }

    /// Draws a line around the view.
    ///
    /// - Parameters:
    ///   - border: the kind of line.
    ///   - colour: its colour.
    ///   - title: words within the upper line.
    /// - Returns: the view in its border, two cells wider and higher.
    public func border(
        _ border: BorderStyle = .single, colour: Colour = .default,
        title: (some LocalizedTextConvertible)? = String?.none
    ) -> some View {
        BorderedView(content: self, border: border, style: Style(foreground: colour), title: title?.localizedText)
    }

    /// Keeps what the view draws within its frame.
    ///
    /// - Returns: the view, cut off at its frame.
    public func clipped() -> some View { ModifiedView(self, .clipped) }

    /// Keeps the room of the view and draws nothing; nothing of it is read either.
    ///
    /// - Parameter isHidden: whether nothing is drawn.
    /// - Returns: the view or the room it would take.
    @ViewBuilder
    public func hidden(_ isHidden: Bool = true) -> some View {
        if isHidden { ModifiedView(self, .hidden) } else { self }
    }

    /// Draws the view fainter.
    ///
    /// A terminal mixes no colours: below 1 the text is dim, at 0 it is not drawn.
    ///
    /// - Parameter opacity: from 0 to 1.
    /// - Returns: the fainter view.
    public func opacity(_ opacity: Double) -> some View {
        StyledView(content: self, style: Style(attributes: opacity < 1 ? .dim : [])).hidden(opacity <= 0)
    }

    /// Draws blocks in place of all text, which is not read either.
    ///
    /// - Returns: the view with its shape and without its content.
    public func redacted() -> some View { EnvironmentView(content: self) { $0.isRedacted = true } }

    /// Shows the view even where its surroundings are redacted.
    ///
    /// - Returns: the view with its content.
    public func unredacted() -> some View { EnvironmentView(content: self) { $0.isRedacted = false } }
}
