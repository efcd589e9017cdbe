public import PlatformInterface

/// A key that signs access tokens, without its secret.
public struct IdentityKey: Sendable, Hashable, Identifiable {
    /// The name that tokens carry (`kid` of RFC 7515).
    public var id: String
    /// When it was made.
    public var created: WallTime

    /// Creates a description.
    public init(id: String, created: WallTime) {
        (self.id, self.created) = (id, created)
    }
}
