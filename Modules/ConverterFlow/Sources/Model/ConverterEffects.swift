import PlatformInterface

/// What the converter can do to the world.
struct ConverterEffects: Sendable {
    var rates: any RatesLoading
    var wallClock: any WallClock
    var time: any ContinuousTime
    /// Keeps what shall be there after a restart.
    var store: @MainActor @Sendable (ConverterRecord) async -> Void
}

extension ConverterEffects {
    /// Waits until the wall clock shows a time, also when it is set meanwhile, and returns what it shows then.
    ///
    /// A clock that is set, forwards or back, ends the wait too: whoever waits decides anew.
    func wait(until time: WallTime) async -> WallTime {
        await withTaskGroup { group in
            group.addTask { try? await self.time.sleep(for: wallClock.now.duration(to: time)) }
            group.addTask { for await _ in wallClock.jumps() { return } }
            await group.next()
            group.cancelAll()
        }
        return wallClock.now
    }
}
