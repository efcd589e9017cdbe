public import PlatformInterface

/// What a widget shows, and when it wants to be asked again.
public struct WidgetTimeline: Sendable, Hashable {
    /// Where it was taken from.
    public enum Origin: String, Sendable, Hashable {
        /// The sources were asked.
        case network
        /// It is what was kept.
        case cache
    }

    /// The one entry, dated at the moment of the answer.
    public var entry: WidgetEntry
    /// The earliest moment at which it is worth asking again; it may be past.
    public var reloadAt: WallTime
    /// Where it was taken from.
    public var origin: Origin

    /// Creates a timeline.
    public init(_ entry: WidgetEntry, reloadAt: WallTime, origin: Origin) {
        self.entry = entry
        self.reloadAt = reloadAt
        self.origin = origin
    }
}
