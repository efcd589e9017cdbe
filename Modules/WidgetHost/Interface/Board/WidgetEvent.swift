/// Something that a person did with the widgets on the board; it never leaves the machine.
public struct WidgetEvent: Codable, Sendable, Hashable {
    /// What was done.
    public enum Action: String, Codable, Sendable, Hashable {
        case added, configured, moved, removed
    }

    /// What was done.
    public var action: Action
    /// With which kind.
    public var kind: WidgetKind
    /// In which shape.
    public var family: WidgetFamily
    /// When, in seconds since 1970 (UTC).
    public var time: Int64

    /// Creates an event.
    public init(_ action: Action, _ kind: WidgetKind, _ family: WidgetFamily, time: Int64) {
        self.action = action
        self.kind = kind
        self.family = family
        self.time = time
    }
}
