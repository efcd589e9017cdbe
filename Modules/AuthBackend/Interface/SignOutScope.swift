/// Which sessions end.
public enum SignOutScope: String, Sendable, CaseIterable {
    /// All of the identity.
    case global
    /// The one that asks.
    case local
    /// All but the one that asks.
    case others
}
