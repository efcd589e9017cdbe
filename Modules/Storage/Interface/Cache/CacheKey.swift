/// The name of something that can be had again.
public struct CacheKey: Sendable, Hashable {
    /// Where it comes from, such as `posters` or `rates`.
    public let source: String
    /// What it is there, such as an address.
    public let name: String
    /// The profile of the person to whom it belongs; `nil` for what everybody may see.
    public let profile: String?

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - name: what it is.
    ///   - source: where it comes from.
    ///   - profile: the person's profile; an empty one is as none.
    public init(_ name: String, from source: String, profile: String? = nil) {
        self.source = source
        self.name = name
        self.profile = profile == "" ? nil : profile
    }
}
