public import LocalizationKit

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that types a character.
    public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}

extension Key {
    /// What people call the key in English, such as `Enter`, `F2` or `a`.
    public var name: String { name(in: .english) }

    /// What people call the key; what is printed on keyboards in Latin letters stays.
    ///
    /// - Parameter language: the language of the place where it is shown.
    /// - Returns: such as `Enter`, `F2`, `a` or `Up`.
    public func name(in language: Language) -> String {
        switch self {
        case .character(" "): Strings.spaceKey.text(in: language)
        case .character(let character): String(character)
        case .enter: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .delete: "Delete"
        case .insert: "Insert"
        case .up: Strings.upKey.text(in: language)
        case .down: Strings.downKey.text(in: language)
        case .left: Strings.leftKey.text(in: language)
        case .right: Strings.rightKey.text(in: language)
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .function(let number): "F\(number)"
        case .menu: Strings.menuKey.text(in: language)
        case .other(let number): Strings.otherKey(number: "\(number)").text(in: language)
        }
    }
}
