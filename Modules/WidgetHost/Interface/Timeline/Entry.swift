public import PlatformInterface

/// What is shown from a moment on.
public struct Entry<Content: Sendable>: Sendable {
    /// The moment; it may be shown later, never earlier.
    public var date: WallTime
    /// What is shown.
    public var content: Content

    /// Creates an entry.
    public init(date: WallTime, content: Content) {
        self.date = date
        self.content = content
    }

    /// The same with other content.
    ///
    /// - Parameter change: makes the other content.
    /// - Returns: the entry.
    /// - Throws: what the change throws.
    public func map<Other>(_ change: (Content) throws -> Other) rethrows -> Entry<Other> {
        Entry<Other>(date: date, content: try change(content))
    }
}

extension Entry: Equatable where Content: Equatable {}
extension Entry: Codable where Content: Codable {}
