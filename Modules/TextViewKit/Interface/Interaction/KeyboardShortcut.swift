public import LocalizationKit

/// A key, with what is held down beside it.
public struct KeyboardShortcut: Sendable, Hashable {
    /// Keys that are held down.
    public typealias Modifiers = KeyModifiers

    /// The key; a letter is written as it is typed without Shift.
    public var key: Key
    /// What is held down beside it.
    public var modifiers: Modifiers

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - key: the key, such as `"a"`, `.enter` or `.function(2)`.
    ///   - modifiers: what is held down beside it.
    public init(_ key: Key, modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

extension KeyboardShortcut {
    /// Whether it is off while the focus takes text, because the key types a character.
    public var typesText: Bool {
        guard case .character = key else { return false }
        return modifiers.isSubset(of: .shift)
    }

    /// Whether a stroke is this one.
    ///
    /// Without modifiers the character that is typed counts, on whatever key it is; with modifiers the letter counts in
    /// either case, because terminals tell Shift in different ways.
    package func matches(_ press: KeyPress) -> Bool {
        guard case .character(let wanted) = key else { return press.key == key && press.modifiers == modifiers }
        if typesText { return press.text == wanted }
        guard case .character(let found) = press.key else { return false }
        let isCapital = found.lowercased() != String(found)
        return found.lowercased() == wanted.lowercased()
            && (press.modifiers == modifiers || isCapital && press.modifiers.union(.shift) == modifiers.union(.shift))
    }
}

extension KeyboardShortcut: CustomStringConvertible {
    /// As people write it in English: `Alt+A`, `q`, `F2`.
    public var description: String { text(in: .english) }

    /// As people write it: `Alt+A`, `q`, `F2`.
    ///
    /// - Parameter language: the language of the place where it is shown.
    /// - Returns: the names of the keys with `+` between them.
    public func text(in language: Language) -> String {
        let names: [(Modifiers, String)] = [
            (.control, "Ctrl+"), (.alt, "Alt+"), (.shift, "Shift+"), (.superKey, "Super+"), (.hyper, "Hyper+"),
            (.meta, "Meta+"),
        ]
        let prefix = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
        guard case .character(let character) = key, character != " " else { return prefix + key.name(in: language) }
        return prefix + (prefix.isEmpty ? String(character) : character.uppercased())
    }
}
