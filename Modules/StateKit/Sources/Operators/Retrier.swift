/// The state of `retry`: the attempts that are left.
@MainActor final class Retrier<Value, Failure: Error> {
    let connection = Connection()
    private let publisher: Publisher<Value, Failure>
    private let observer: Observer<Value, Failure>
    private var delays: ArraySlice<Duration>

    init(_ publisher: Publisher<Value, Failure>, _ delays: [Duration], _ observer: Observer<Value, Failure>) {
        (self.publisher, self.delays, self.observer) = (publisher, delays[...], observer)
    }

    func start() {
        let attempt = Connection()
        connection.hold(attempt)
        let observer = Observer<Value, Failure> { value in
            if attempt.isOpen { self.observer.receive(value) }
        } complete: { completion in
            guard attempt.isOpen else { return }
            attempt.close()
            self.end(with: completion)
        }
        attempt.hold(publisher.attach(observer))
    }

    private func end(with completion: Completion<Failure>) {
        guard completion.isFailure, let delay = delays.popFirst() else {
            return connection.finish(observer, with: completion)
        }
        connection.release()
        Alarm(publisher.kernel, within: connection).set(after: delay) { self.start() }
    }
}
