/// A colour as a terminal knows it: its own default, one of its palette, or a mixture.
///
/// Four bytes, so that a cell stays at sixteen. What a terminal cannot show is degraded on output, never here.
@frozen
public struct Colour: Hashable, Sendable {
    /// The ways to name a colour.
    public enum Kind: Hashable, Sendable {
        /// What the terminal uses where nothing is said.
        case `default`
        /// One of the sixteen colours of the palette that the user chose.
        case ansi(UInt8)
        /// One of the 256 colours of xterm: 16 of the palette, a cube of 6×6×6, 24 greys.
        case indexed(UInt8)
        /// Red, green and blue, 0 to 255 each, in sRGB.
        case rgb(UInt8, UInt8, UInt8)
    }

    /// The kind in the highest byte, its numbers below.
    @usableFromInline package let bits: UInt32

    @usableFromInline
    package init(bits: UInt32) { self.bits = bits }

    /// What the terminal uses where nothing is said: SGR 39 and 49.
    @inlinable public static var `default`: Colour { Colour(bits: 0) }

    /// One of the sixteen colours of the user's palette.
    ///
    /// - Parameter number: 0 to 7 normal, 8 to 15 bright; higher bits are ignored.
    /// - Returns: SGR 30 to 37 and 90 to 97.
    @inlinable
    public static func ansi(_ number: UInt8) -> Colour { Colour(bits: 1 << 24 | UInt32(number & 15)) }

    /// One of the 256 colours of xterm.
    @inlinable
    public static func indexed(_ number: UInt8) -> Colour { Colour(bits: 2 << 24 | UInt32(number)) }

    /// A mixture of red, green and blue in sRGB.
    @inlinable
    public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Colour {
        Colour(bits: 3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// How the colour is named.
    public var kind: Kind {
        switch bits >> 24 {
        case 1: .ansi(UInt8(truncatingIfNeeded: bits))
        case 2: .indexed(UInt8(truncatingIfNeeded: bits))
        case 3: .rgb(UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), blue)
        default: .default
        }
    }

    private var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }
}

extension Colour {
    /// Black of the user's palette, which is often not quite black.
    public static var black: Colour { .ansi(0) }
    /// Red of the user's palette.
    public static var red: Colour { .ansi(1) }
    /// Green of the user's palette.
    public static var green: Colour { .ansi(2) }
    /// Yellow of the user's palette.
    public static var yellow: Colour { .ansi(3) }
    /// Blue of the user's palette.
    public static var blue: Colour { .ansi(4) }
    /// Magenta of the user's palette.
    public static var magenta: Colour { .ansi(5) }
    /// Cyan of the user's palette.
    public static var cyan: Colour { .ansi(6) }
    /// White of the user's palette, which is often a light grey.
    public static var white: Colour { .ansi(7) }

    /// The bright companion of a palette colour; any other colour stays what it is.
    public var bright: Colour {
        if case .ansi(let number) = kind { .ansi(number | 8) } else { self }
    }
}
