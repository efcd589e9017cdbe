/// What becomes of a file that is damaged.
enum DamagePolicy: Sendable {
    /// It is kept beside the new one.
    case keep
    /// It is removed, because what it held can be had again.
    case remove
}
