public import TextViewKitInterface

/// Something that keeps a person from using a screen.
public struct LintFinding: Hashable, Sendable {
    /// What is wrong.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// It reacts, and nobody can say what it is.
        case interactiveWithoutName
        /// It has a role that needs a name, and none is given.
        case emptyLabel
        /// Two things that react have one name, and no named group or row tells them apart.
        case duplicateLabel
        /// A control before it has the same key, and answers to it alone.
        case duplicateShortcut
        /// A sign means something by its colour alone.
        case onlyColour
    }

    /// What is wrong.
    public var rule: Rule
    /// The id of the element.
    public var id: String
    /// Where it stands.
    public var frame: Rect
}

extension LintFinding: CustomStringConvertible {
    /// One line with the remedy.
    public var description: String {
        "\(id) at \(frame.minX),\(frame.minY): \(reason)"
    }

    private var reason: String {
        switch rule {
        case .interactiveWithoutName: "reacts and has no name: give it a title or an accessibilityLabel"
        case .emptyLabel: "has an empty label: say what it is, or hide it with accessibilityHidden"
        case .duplicateLabel: "has the same name as another control: tell them apart with accessibilityLabel"
        case .duplicateShortcut: "has the key of a control before it, which alone answers: give it another one, or none"
        case .onlyColour: "is told by its colour alone: use another sign, a word or an accessibilityLabel"
        }
    }
}
