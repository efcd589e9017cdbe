import TextViewKitInterface

/// Something on the screen that a person can act on.
struct Target {
    let place: Identity
    let annotation: Annotation
    let intents: Intents
    /// Where it stands; parts may be out of sight.
    let frame: Rect
    /// What of it can be seen.
    let visible: Rect
    /// The dialog it stands in, by its number; 0 for the screen.
    let scope: Int
    /// The innermost window or list around it, by its number; for a list itself that list.
    let region: Int?
    /// Whether it is one row of a list, which takes the focus as a whole.
    let isRow: Bool
    /// Whether it is a list.
    let isList: Bool
    /// The elements it consists of, for its name.
    let element: Element
    /// Where the text of a field is drawn.
    var textArea: Rect?

    var takesFocus: Bool {
        !isRow && !isCommand && (isList || intents.activate != nil || intents.change != nil)
    }

    var isCommand: Bool { if case .command = annotation.behaviour { true } else { false } }

    var isAside: Bool { annotation.behaviour == .aside }

    var label: String { annotation.label ?? AccessibilityPass.nodes(of: element).map(\.label).joined(separator: " ") }

    var fieldRules: FieldRules? {
        if case .field(let rules, _) = annotation.behaviour { rules } else { nil }
    }

    /// The text of a field, as the view has it.
    var fieldText: String? {
        if case .field(_, let text) = annotation.behaviour { text } else { nil }
    }

    func contains(_ point: Point) -> Bool { visible.contains(point) }
}

extension Rect {
    func contains(_ point: Point) -> Bool { minX..<maxX ~= point.x && minY..<maxY ~= point.y }

    /// Twice the place in the middle, so that it is a whole number.
    var doubledCentre: Point { Point(x: minX + maxX, y: minY + maxY) }
}
