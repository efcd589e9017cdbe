public import PlatformInterface

/// When a widget wants to be asked for its next timeline.
public enum ReloadPolicy: Sendable, Hashable {
    /// After the date of the last entry.
    case atEnd
    /// Not before a moment, which may be before or after the last entry.
    case after(WallTime)
    /// Only when somebody says so.
    case never
}
