/// Where the content of a timeline was taken from.
public enum TimelineOrigin: String, Codable, Sendable, Hashable {
    /// It was loaded for this timeline.
    case network
    /// It is what was kept.
    case cache
}
