/// What is to be said of one element of a screen; the nodes are in reading order.
public struct AccessibilityNode: Sendable, Hashable {
    /// The id of the view, or the role with a number in reading order, such as `button2`.
    public var id: String
    /// What it is.
    public var role: AccessibilityRole
    /// What it is called; empty for a group.
    public var label: String
    /// What it holds.
    public var value: String?
    /// What happens when it is used.
    public var hint: String?
    /// What else is to be said.
    public var traits: AccessibilityTraits
    /// Where it stands on the screen; parts of it may be out of sight.
    public var frame: Rect
    /// The key that activates it from anywhere.
    public var shortcut: KeyboardShortcut?
    /// The place of its element, by which a live screen finds what it does.
    package var place: Identity?
    /// What it consists of.
    public var children: [AccessibilityNode]

    package init(
        id: String, role: AccessibilityRole, label: String, value: String?, hint: String?, traits: AccessibilityTraits,
        frame: Rect, shortcut: KeyboardShortcut?, children: [AccessibilityNode]
    ) {
        self.id = id
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.frame = frame
        self.shortcut = shortcut
        self.children = children
    }
}

extension AccessibilityNode {
    /// The node and all below it, in reading order.
    public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

    /// One line: `button2 button "Save" = on (10,3 8×1) interactive`.
    public var line: String {
        var parts = ["\(id) \(role.rawValue)"]
        if !label.isEmpty { parts.append("\"\(label)\"") }
        if let value { parts.append("= \(value.isEmpty ? "(empty)" : value)") }
        if let hint { parts.append("(\(hint))") }
        parts.append("at \(frame.minX),\(frame.minY) \(frame.size.width)×\(frame.size.height)")
        if let shortcut { parts.append("key \(shortcut)") }
        let names = AccessibilityTraits.names.filter { traits.contains($0.0) }.map(\.1)
        if !names.isEmpty { parts.append("[\(names.joined(separator: ", "))]") }
        return parts.joined(separator: " ")
    }
}
