import PlatformInterface

/// The time that a scripted process has.
struct ScriptedDeadline {
    let time: any ContinuousTime
    let deadline: Duration?

    /// Waits for the end of a process or of its time, or for cancellation, and kills what still runs.
    ///
    /// - Returns: whether the time was over first.
    func isOver(before process: ScriptedProcess) async -> Bool {
        let isLate = await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                await process.waitForEnd()
                return false
            }
            if let deadline { group.addTask { (try? await time.sleep(for: deadline)) != nil } }
            let isLate = await group.next() ?? false
            group.cancelAll()
            return isLate
        }
        process.terminate()
        return isLate
    }
}
