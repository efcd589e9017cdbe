/// How a glyph is drawn.
@frozen
public struct Style: Hashable, Sendable {
    /// The colour of the glyph.
    public var foreground: Colour
    /// The colour behind the glyph.
    public var background: Colour
    /// Bold, underlined and so on.
    public var attributes: TextAttributes

    /// A style; what is left out is the terminal's own.
    @inlinable
    public init(
        foreground: Colour = .default, background: Colour = .default, attributes: TextAttributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own colours, no attribute.
    @inlinable public static var plain: Style { Style() }
}
