/// What happened since the last time.
public enum WatchChange: Sendable, Hashable {
    /// Something with these names was made, written, replaced, renamed or removed.
    case names(Set<String>)
    /// So much happened that the system lost count: everything may have changed.
    case everything
    /// The folder was removed or renamed; nothing comes after this.
    case gone
}
