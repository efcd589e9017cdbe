/// A key of the keyboard.
public enum Key: Sendable, Hashable {
    /// The key that types a character, by the character it types without modifiers.
    case character(Character)
    /// The key that confirms (U+000D).
    case enter
    /// The key that leaves (U+001B).
    case escape
    /// The key that goes on (U+0009).
    case tab
    /// The key that deletes to the left (U+007F).
    case backspace
    /// The key that deletes to the right.
    case delete
    /// The key that switches between inserting and overwriting.
    case insert
    /// The arrow upwards.
    case up
    /// The arrow downwards.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// The key that goes to the beginning.
    case home
    /// The key that goes to the end.
    case end
    /// The key that goes a page back.
    case pageUp
    /// The key that goes a page forward.
    case pageDown
    /// A function key, from 1 to 35.
    case function(Int)
    /// The key that asks for the menu.
    case menu
    /// A key of the kitty keyboard protocol that has no name here, by its number there (57344 to 63743).
    case other(UInt32)
}
