import StateKit

/// A clock that jumps: what fell due meanwhile runs at the end of the jump, as after a suspended machine wakes.
@MainActor
final class SuspendedScheduler: Scheduler {
    private(set) var now: Duration = .zero
    private var waiting: [Int: (due: Duration, action: @MainActor () -> Void)] = [:]
    private var count = 0

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any Cancellable {
        count += 1
        let number = count
        waiting[number] = (now + max(.zero, delay), action)
        return AnyCancellable { [weak self] in self?.waiting[number] = nil }
    }

    func wake(at time: Duration) {
        now = time
        while let next = waiting.filter({ $0.value.due <= now }).min(by: { $0.key < $1.key }) {
            waiting[next.key] = nil
            next.value.action()
        }
    }
}
