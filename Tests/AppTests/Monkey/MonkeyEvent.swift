import TextViewKitInterface

/// Something that happens to the app: what a person, the clock or the world does.
enum MonkeyEvent: Codable, Equatable, Sendable {
    /// A key by its name, or by its character.
    case key(name: String, modifiers: UInt8)
    case type(text: String)
    case paste(text: String)
    /// A click on one of the controls that are seen, counted around.
    case touch(control: Int)
    case mouse(action: String, x: Int, y: Int)
    case resize(width: Int, height: Int)
    case wait(milliseconds: Int)
    /// The clock of the machine is set.
    case clock(seconds: Int)
    case push(kind: String, call: Int)
    case link(address: String)
    case network(isUp: Bool)
    case lock(isLocked: Bool)
    case disk(isFull: Bool)
    /// The program is ended and started again.
    case restart
}

extension MonkeyEvent {
    static let keys: [String: Key] = [
        "enter": .enter, "escape": .escape, "tab": .tab, "backspace": .backspace, "delete": .delete, "up": .up,
        "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "pageUp": .pageUp,
        "pageDown": .pageDown, "F1": .function(1), "F2": .function(2), "F3": .function(3), "F5": .function(5),
        "F12": .function(12), "menu": .menu, "insert": .insert,
    ]
    static let actions: [String: MouseEvent.Action] = [
        "press": .press(1), "release": .release(1), "drag": .drag(1), "move": .move, "wheelUp": .wheelUp,
        "wheelDown": .wheelDown, "right": .press(3),
    ]

    static func press(_ name: String, _ modifiers: UInt8) -> KeyPress? {
        let modifiers = KeyModifiers(rawValue: modifiers)
        if let key = keys[name] { return KeyPress(key, modifiers) }
        guard let character = name.first, name.count == 1 else { return nil }
        return KeyPress(
            .character(character), modifiers, text: modifiers.isSubset(of: .shift) ? character : nil)
    }
}
