import AuthFlowInterface
import PlatformInterface

/// The PIN as a lock of the session, for every process of the instance: what the app has locked, a bar does not show.
struct PINSessionLock: SessionLock {
    let sessions: SessionVault
    let pins: PINVault

    func state() async -> SessionState { present }

    func states() -> AsyncStream<SessionState> {
        let (stream, continuation) = AsyncStream.makeStream(of: SessionState.self)
        let changes = pins.changes()
        let task = Task {
            var last = present
            continuation.yield(last)
            for await _ in changes where present != last {
                last = present
                continuation.yield(last)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    private var present: SessionState {
        let profile = (try? sessions.kept())?.flatMap { $0 }?.profile
        return profile != nil && profile == pins.lockedProfile() ? .locked : .unlocked
    }
}
