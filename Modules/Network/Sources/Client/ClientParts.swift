public import PlatformInterface
public import StorageInterface

/// What a client works with.
public struct ClientParts: Sendable {
    let wire: any Wire
    let time: any ContinuousTime
    let clock: any WallClock
    let random: any RandomBytes
    let store: any ResponseStore

    /// Creates the parts.
    ///
    /// - Parameters:
    ///   - wire: what carries requests.
    ///   - time: for deadlines and pauses.
    ///   - clock: for dates that servers name.
    ///   - random: for jitter and the names of files.
    ///   - cache: where responses are kept; `nil` to keep some as long as the process runs.
    public init(
        wire: any Wire, time: any ContinuousTime, clock: any WallClock, random: any RandomBytes,
        cache: (any Cache)? = nil
    ) {
        self.wire = wire
        self.time = time
        self.clock = clock
        self.random = random
        store = cache.map { CachedResponseStore($0, clock: clock) } ?? MemoryResponseStore()
    }
}
