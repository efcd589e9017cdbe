/// A widget that a person has placed.
public struct WidgetPlacement: Codable, Sendable, Hashable, Identifiable {
    /// Its name, such as `continue-watching.3`; no other placed widget ever gets it.
    public var id: String
    /// What it is.
    public var kind: WidgetKind
    /// Its shape.
    public var family: WidgetFamily
    /// What was decided about it.
    public var configuration: [String: String]

    /// Creates a placement.
    public init(id: String, kind: WidgetKind, family: WidgetFamily, configuration: [String: String] = [:]) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}
