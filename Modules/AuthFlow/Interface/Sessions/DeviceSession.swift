public import PlatformInterface

/// One session of a person in the list of all.
public struct DeviceSession: Sendable, Hashable, Identifiable {
    /// By what a service knows it again; no secret.
    public var id: String
    /// What the device is called; empty when it has not said.
    public var device: String
    /// When it was signed in.
    public var created: WallTime
    /// When it was last seen.
    public var lastUsed: WallTime
    /// Whether it is the one that asks.
    public var isCurrent: Bool

    /// Creates a line of the list.
    public init(id: String, device: String, created: WallTime, lastUsed: WallTime, isCurrent: Bool) {
        (self.id, self.device, self.created) = (id, device, created)
        (self.lastUsed, self.isCurrent) = (lastUsed, isCurrent)
    }
}
