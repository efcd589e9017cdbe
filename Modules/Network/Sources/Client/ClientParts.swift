package import PlatformInterface

/// What a client works with.
package struct ClientParts: Sendable {
    let wire: any Wire
    let time: any ContinuousTime
    let clock: any WallClock
    let random: any RandomBytes
    let store: any ResponseStore

    package init(
        wire: any Wire, time: any ContinuousTime, clock: any WallClock, random: any RandomBytes,
        store: any ResponseStore = MemoryResponseStore()
    ) {
        self.wire = wire
        self.time = time
        self.clock = clock
        self.random = random
        self.store = store
    }
}
