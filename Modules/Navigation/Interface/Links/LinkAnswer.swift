/// What became of a link.
public enum LinkAnswer: String, Sendable, Hashable, CaseIterable {
    /// Its screens are there.
    case opened
    /// They were there already.
    case unchanged
    /// It opens when the call is over, or when the app has its tabs.
    case queued
}
