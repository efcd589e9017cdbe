/// A key, with what is held down beside it.
public struct KeyboardShortcut: Sendable, Hashable {
    /// Keys that are held down.
    public struct Modifiers: OptionSet, Sendable, Hashable {
        /// One bit for each key.
        public let rawValue: Int
        /// Creates a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The control key.
        public static let control = Modifiers(rawValue: 1)
        /// The alt key.
        public static let alt = Modifiers(rawValue: 2)
        /// The shift key.
        public static let shift = Modifiers(rawValue: 4)
    }

    /// The character of the key.
    public var key: Character
    /// What is held down beside it.
    public var modifiers: Modifiers

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - key: the character of the key.
    ///   - modifiers: what is held down beside it.
    public init(_ key: Character, modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

extension KeyboardShortcut: CustomStringConvertible {
    /// As people write it: `Alt+A`, `q`.
    public var description: String {
        let names = [(Modifiers.control, "Ctrl+"), (.alt, "Alt+"), (.shift, "Shift+")]
        let prefix = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
        return prefix + (prefix.isEmpty ? String(key) : key.uppercased())
    }
}
