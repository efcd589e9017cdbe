extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that types a character.
    public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}

extension Key {
    /// What people call the key, such as `Enter`, `F2` or `a`.
    public var name: String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .enter: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .delete: "Delete"
        case .insert: "Insert"
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .function(let number): "F\(number)"
        case .menu: "Menu"
        case .other(let number): "Key \(number)"
        }
    }
}
