public import PlatformInterface

/// What a client works with.
public struct ClientParts: Sendable {
    let wire: any Wire
    let time: any ContinuousTime
    let clock: any WallClock
    let random: any RandomBytes
    let store: any ResponseStore

    /// Creates the parts, with a store that lasts as long as the process.
    ///
    /// - Parameters:
    ///   - wire: what carries requests.
    ///   - time: for deadlines and pauses.
    ///   - clock: for dates that servers name.
    ///   - random: for jitter and the names of files.
    public init(
        wire: any Wire, time: any ContinuousTime, clock: any WallClock, random: any RandomBytes
    ) {
        self.wire = wire
        self.time = time
        self.clock = clock
        self.random = random
        store = MemoryResponseStore()
    }
}
