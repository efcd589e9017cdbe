public import LocalizationKit

/// Whether somebody else may look at the screen.
public enum SessionState: Sendable, Hashable {
    /// The session is in use.
    case unlocked
    /// The session is locked: what is personal is not to be seen, and not to be done from the lock screen.
    case locked
    /// Nobody knows; the reason says why. It is treated as unlocked, because a server has no lock screen.
    case unavailable(reason: LocalizedText)

    /// Whether personal things are to be hidden.
    public var isLocked: Bool { self == .locked }
}
