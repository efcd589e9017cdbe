/// What a descriptor may be ready for.
public enum LoopReadiness: Sendable, Hashable {
    /// Something can be read, or the end is reached.
    case reading
    /// Something can be written without waiting.
    case writing
}
