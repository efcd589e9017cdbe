/// One stroke of a key.
public struct KeyPress: Sendable, Hashable {
    /// What the key does; terminals without the kitty keyboard protocol only tell presses.
    public enum Phase: Sendable, Hashable {
        /// It goes down.
        case press
        /// It is held.
        case `repeat`
        /// It goes up.
        case release
    }

    /// Which key it is.
    public var key: Key
    /// What is held down beside it.
    public var modifiers: KeyModifiers
    /// What the key does.
    public var phase: Phase
    /// What the stroke types: one grapheme cluster, or `nil` when it types nothing, as with Control or Alt held down.
    public var text: Character?

    /// Creates a stroke.
    ///
    /// - Parameters:
    ///   - key: which key it is.
    ///   - modifiers: what is held down beside it.
    ///   - phase: what the key does.
    ///   - text: what the stroke types; `nil` when it types nothing.
    public init(_ key: Key, _ modifiers: KeyModifiers = [], phase: Phase = .press, text: Character? = nil) {
        self.key = key
        self.modifiers = modifiers
        self.phase = phase
        self.text = text
    }

    /// The stroke that types a character, such as `a`, `Ä` or `👨‍👩‍👧`.
    ///
    /// - Parameter character: what is typed; it is also the key.
    /// - Returns: a press without modifiers.
    public static func typing(_ character: Character) -> KeyPress {
        KeyPress(.character(character), text: character)
    }
}
