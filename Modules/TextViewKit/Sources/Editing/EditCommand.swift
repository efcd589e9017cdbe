import TextViewKitInterface

/// What a key does to a line of text.
enum EditCommand {
    case insert(String)
    case move(CaretMovement, selects: Bool)
    case delete(CaretMovement)
    /// Deletes and keeps what was deleted for ``yank``.
    case kill(CaretMovement)
    case yank
    case undo
    case redo

    /// The command of a stroke: the keys of readline, and those of text fields elsewhere.
    init?(_ press: KeyPress) {
        if let text = press.text, press.modifiers.isSubset(of: .shift) {
            self = .insert(String(text))
        } else if case .character(let character) = press.key, let command = EditCommand.lettered(character, press) {
            self = command
        } else if let command = EditCommand.named(press) {
            self = command
        } else {
            return nil
        }
    }

    private static func lettered(_ character: Character, _ press: KeyPress) -> EditCommand? {
        let name = (press.modifiers.contains(.alt) ? "M" : "C") + character.lowercased()
        switch press.modifiers {
        case [.control, .shift]: return name == "Cz" ? .redo : nil
        case .control, .alt: return letters[name]
        default: return nil
        }
    }

    private static let letters: [String: EditCommand] = [
        "Ca": .move(.start, selects: false), "Ce": .move(.end, selects: false), "Cb": .move(.left, selects: false),
        "Cf": .move(.right, selects: false), "Mb": .move(.wordLeft, selects: false),
        "Mf": .move(.wordRight, selects: false), "Ch": .delete(.left), "Cd": .delete(.right),
        "Cw": .kill(.wordLeft), "Md": .kill(.wordRight), "Cu": .kill(.start), "Ck": .kill(.end), "Cy": .yank,
        "C_": .undo, "C/": .undo, "Cz": .undo, "Cr": .redo,
    ]

    private static func named(_ press: KeyPress) -> EditCommand? {
        let selects = press.modifiers.contains(.shift)
        let jumps = !press.modifiers.isDisjoint(with: [.control, .alt])
        switch press.key {
        case .left: return .move(jumps ? .wordLeft : .left, selects: selects)
        case .right: return .move(jumps ? .wordRight : .right, selects: selects)
        case .home: return .move(.start, selects: selects)
        case .end: return .move(.end, selects: selects)
        case .backspace: return jumps ? .kill(.wordLeft) : .delete(.left)
        case .delete: return jumps ? .kill(.wordRight) : .delete(.right)
        default: return nil
        }
    }
}
