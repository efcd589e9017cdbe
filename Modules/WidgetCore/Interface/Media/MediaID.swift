/// The name of something that can be watched.
public struct MediaID: Codable, Sendable, Hashable {
    /// The id of the source that knows it, such as `local`.
    public var source: String
    /// What it is called there, the same as long as it is the same.
    public var item: String

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - item: what it is called by its source.
    ///   - source: the id of the source.
    public init(_ item: String, from source: String) {
        self.source = source
        self.item = item
    }
}

extension MediaID: CustomStringConvertible {
    /// `local/…`.
    public var description: String { "\(source)/\(item)" }
}
