/// The kind of line around a view.
public enum BorderStyle: String, Sendable, Hashable, CaseIterable {
    /// `┌─┐`
    case single
    /// `╔═╗`
    case double
    /// `╭─╮`
    case rounded
    /// `┏━┓`
    case heavy
    /// `+-+`, for terminals and files without anything better.
    case ascii

    /// Corners from the upper left, clockwise, then the horizontal and the vertical line.
    package var glyphs: [Unicode.Scalar] {
        switch self {
        case .single: ["┌", "┐", "┘", "└", "─", "│"]
        case .double: ["╔", "╗", "╝", "╚", "═", "║"]
        case .rounded: ["╭", "╮", "╯", "╰", "─", "│"]
        case .heavy: ["┏", "┓", "┛", "┗", "━", "┃"]
        case .ascii: ["+", "+", "+", "+", "-", "|"]
        }
    }
}
