import StateKit

/// Takes a pending action of a `TestScheduler` back.
@MainActor
final class TimerHandle: Cancellable {
    private weak var scheduler: TestScheduler?
    private let number: Int

    init(_ number: Int, of scheduler: TestScheduler) {
        (self.number, self.scheduler) = (number, scheduler)
    }

    func cancel() {
        scheduler?.remove(number)
    }
}
