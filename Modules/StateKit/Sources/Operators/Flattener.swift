/// The state of `flatMap`: the outer stream, the inner ones that run, and the values that wait.
@MainActor final class Flattener<Value, Inner, Failure: Error> {
    private let connection: Connection
    private let policy: FlattenPolicy
    private let transform: @MainActor (Value) -> Publisher<Inner, Failure>
    private let observer: Observer<Inner, Failure>
    private var running: [Connection] = []
    private var waiting = Fifo<Value>()
    private var isStarting = false
    private var hasOuterEnded = false

    init(
        _ policy: FlattenPolicy, _ transform: @escaping @MainActor (Value) -> Publisher<Inner, Failure>,
        _ connection: Connection, _ observer: Observer<Inner, Failure>
    ) {
        (self.policy, self.transform, self.connection, self.observer) = (policy, transform, connection, observer)
    }

    var outer: Observer<Value, Failure> {
        Observer {
            if self.connection.isOpen { self.take($0) }
        } complete: { completion in
            self.hasOuterEnded = true
            if completion.isFailure { return self.connection.finish(self.observer, with: completion) }
            self.finishIfDone()
        }
    }

    private func take(_ value: Value) {
        switch policy {
        case .latest: stopRunning()
        case .exhaust where !running.isEmpty: return
        default: break
        }
        waiting.append(value)
        startWaiting()
    }

    private func stopRunning() {
        let stopped = running
        running = []
        for inner in stopped { connection.drop(inner) }
    }

    /// A loop, not a recursion: an inner stream that ends at once must not deepen the stack.
    private func startWaiting() {
        guard !isStarting else { return }
        isStarting = true
        while connection.isOpen, running.count < policy.limit, let value = waiting.popFirst() { start(value) }
        isStarting = false
        finishIfDone()
    }

    private func start(_ value: Value) {
        let inner = Connection()
        running.append(inner)
        connection.hold(inner)
        let observer = Observer<Inner, Failure> { value in
            if inner.isOpen { self.observer.receive(value) }
        } complete: { completion in
            self.end(inner, with: completion)
        }
        inner.hold(transform(value).attach(observer))
    }

    private func end(_ inner: Connection, with completion: Completion<Failure>) {
        guard inner.isOpen else { return }
        running.removeAll { $0 === inner }
        connection.drop(inner)
        if completion.isFailure { return connection.finish(observer, with: completion) }
        startWaiting()
    }

    private func finishIfDone() {
        guard hasOuterEnded, !isStarting, running.isEmpty, waiting.isEmpty else { return }
        connection.finish(observer, with: .finished)
    }
}
