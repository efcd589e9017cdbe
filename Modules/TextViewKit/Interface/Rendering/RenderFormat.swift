/// What a view is turned into when it is rendered once.
public enum RenderFormat: String, Sendable, Hashable, CaseIterable {
    /// The characters of the cells, a line for each row, without spaces at the end.
    case text
    /// The same with the escape sequences for colours and attributes.
    case ansi
    /// A picture that a browser opens by itself.
    case svg
    /// What a screen reader is told, a line for each element.
    case a11y
}
