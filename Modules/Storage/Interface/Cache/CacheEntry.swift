public import PlatformInterface

/// Something that was loaded, and when.
public struct CacheEntry: Sendable, Hashable {
    /// What was loaded.
    public var bytes: [UInt8]
    /// When it was loaded, by the wall clock.
    public var loadedAt: WallTime
    /// What its owner wants to remember beside the bytes, such as an ETag; empty for nothing.
    public var note: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - bytes: what was loaded.
    ///   - loadedAt: when it was loaded.
    ///   - note: what its owner wants to remember.
    public init(_ bytes: [UInt8], loadedAt: WallTime, note: String = "") {
        self.bytes = bytes
        self.loadedAt = loadedAt
        self.note = note
    }

    /// How old it is; negative when the clock was set back since.
    ///
    /// - Parameter now: the present moment.
    /// - Returns: the time since it was loaded.
    public func age(at now: WallTime) -> Duration { loadedAt.duration(to: now) }
}
