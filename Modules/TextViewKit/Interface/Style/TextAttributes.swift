/// How glyphs are drawn beside their colours: the attributes of SGR (ECMA-48, 8.3.117) that terminals agree on.
@frozen
public struct TextAttributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt16

    /// A set of the attributes whose bits are set.
    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// SGR 1.
    @inlinable public static var bold: TextAttributes { TextAttributes(rawValue: 1) }
    /// SGR 2.
    @inlinable public static var dim: TextAttributes { TextAttributes(rawValue: 2) }
    /// SGR 3.
    @inlinable public static var italic: TextAttributes { TextAttributes(rawValue: 4) }
    /// SGR 4.
    @inlinable public static var underline: TextAttributes { TextAttributes(rawValue: 8) }
    /// SGR 5; many people ask their terminal not to.
    @inlinable public static var blink: TextAttributes { TextAttributes(rawValue: 16) }
    /// SGR 7: foreground and background change places.
    @inlinable public static var reverse: TextAttributes { TextAttributes(rawValue: 32) }
    /// SGR 8: takes its place, but nothing is seen; copying it still yields the text, so it hides no secret.
    @inlinable public static var hidden: TextAttributes { TextAttributes(rawValue: 64) }
    /// SGR 9.
    @inlinable public static var strikethrough: TextAttributes { TextAttributes(rawValue: 128) }
}
