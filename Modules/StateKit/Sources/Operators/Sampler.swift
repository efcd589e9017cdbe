/// The state of `withLatestFrom`: triggers that wait for the event under way to reach the other stream too.
@MainActor
final class Sampler<Trigger, Sample, Failure: Error> {
    let connection = Connection()
    var latest: Sample?
    private var triggers = Fifo<Trigger>()
    private let observer: Observer<(Trigger, Sample), Failure>

    init(_ observer: Observer<(Trigger, Sample), Failure>) {
        self.observer = observer
    }

    func wait(_ trigger: Trigger) {
        triggers.append(trigger)
    }

    func emit(_ trigger: Trigger) {
        guard connection.isOpen, let latest else { return }
        observer.receive((trigger, latest))
    }

    func flush() {
        while let trigger = triggers.popFirst() { emit(trigger) }
    }

    /// The end of the triggers is the end; the end of the other stream only if it failed.
    func complete(_ completion: Completion<Failure>) {
        if !completion.isFailure { flush() }
        connection.finish(observer, with: completion)
    }
}
