/// What a widget shows from now on, and when it wants to be asked again.
///
/// Of the entries whose date has come the newest is shown, and of two with one date the later in the list. While all
/// are of the future the placeholder is shown; without entries what was shown before stays.
public struct Timeline<Content: Sendable>: Sendable {
    /// The entries, in any order.
    public var entries: [Entry<Content>]
    /// When it wants to be asked again.
    public var policy: ReloadPolicy
    /// Where the content was taken from.
    public var origin: TimelineOrigin

    /// Creates a timeline.
    public init(_ entries: [Entry<Content>], policy: ReloadPolicy, origin: TimelineOrigin) {
        self.entries = entries
        self.policy = policy
        self.origin = origin
    }

    /// The same with other content.
    ///
    /// - Parameter change: makes the other content of each entry.
    /// - Returns: the timeline.
    /// - Throws: what the change throws.
    public func map<Other>(_ change: (Content) throws -> Other) rethrows -> Timeline<Other> {
        Timeline<Other>(try entries.map { try $0.map(change) }, policy: policy, origin: origin)
    }
}
