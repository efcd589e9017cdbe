/// Keys that are held down beside another one or the mouse; the bits are those of xterm's modifier parameter less one.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
    /// One bit for each key.
    public let rawValue: UInt8
    /// Creates a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The shift key.
    public static let shift = KeyModifiers(rawValue: 1)
    /// The alt key.
    public static let alt = KeyModifiers(rawValue: 2)
    /// The control key.
    public static let control = KeyModifiers(rawValue: 4)
    /// The super key, with a window or a command sign on it.
    public static let superKey = KeyModifiers(rawValue: 8)
    /// The hyper key.
    public static let hyper = KeyModifiers(rawValue: 16)
    /// The meta key.
    public static let meta = KeyModifiers(rawValue: 32)
}
