/// One subscription to a stream for many subscribers, made with the first of them and cancelled with the last.
@MainActor final class SharedStream<Value, Failure: Error> {
    private let upstream: Publisher<Value, Failure>
    private let makeSubject: @MainActor () -> Subject<Value, Failure>
    private var subject: Subject<Value, Failure>
    private var connection: Connection?

    init(_ upstream: Publisher<Value, Failure>, through makeSubject: @escaping @MainActor () -> Subject<Value, Failure>)
    {
        self.upstream = upstream
        self.makeSubject = makeSubject
        subject = makeSubject()
    }

    var publisher: Publisher<Value, Failure> {
        Publisher(in: upstream.kernel, lineage: upstream.lineage.branching(at: self)) { self.attach($0) }
    }

    private func attach(_ observer: Observer<Value, Failure>) -> any Cancellable {
        let subscription = subject.attach(observer)
        if connection == nil, subject.completion == nil { connect() }
        return AnyCancellable {
            subscription.cancel()
            self.disconnectIfUnused()
        }
    }

    private func connect() {
        let connection = Connection()
        self.connection = connection
        let observer = Observer<Value, Failure> { [subject] in
            subject.forward(.value($0))
        } complete: { [subject] in
            connection.close()
            subject.forward(.completion($0))
        }
        connection.hold(upstream.attach(observer))
        disconnectIfUnused()
    }

    /// Forgets what was remembered, too: who comes later starts the stream anew.
    private func disconnectIfUnused() {
        guard let connection, subject.isUnused, subject.completion == nil else { return }
        self.connection = nil
        subject = makeSubject()
        connection.cancel()
    }
}
