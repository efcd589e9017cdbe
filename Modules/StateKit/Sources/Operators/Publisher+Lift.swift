extension Publisher {
    /// A stream with the same sources that attaches in another way.
    @inlinable func derive<NewValue, NewFailure>(
        _ attach: @escaping @MainActor (Observer<NewValue, NewFailure>) -> any Cancellable
    ) -> Publisher<NewValue, NewFailure> {
        Publisher<NewValue, NewFailure>(in: kernel, lineage: lineage, attach: attach)
    }

    /// A stream whose values pass one stage more, made for each subscriber; the end passes as it is.
    @inlinable func lift<NewValue>(
        _ stage: @escaping @MainActor (_ next: @escaping @MainActor (NewValue) -> Void) -> @MainActor (Value) -> Void
    ) -> Publisher<NewValue, Failure> {
        derive { [attach] observer in
            attach(Observer(receive: stage(observer.receive), complete: observer.complete))
        }
    }

    /// A stream with a stage that may end it or hold timers and other streams, through a connection of its own.
    func connect<NewValue, NewFailure>(
        _ stage: @escaping @MainActor (Connection, Observer<NewValue, NewFailure>) -> Observer<Value, Failure>
    ) -> Publisher<NewValue, NewFailure> {
        derive { [attach] observer in
            let connection = Connection()
            connection.hold(attach(stage(connection, observer)))
            return connection
        }
    }

    /// The same stream, called one that opens other streams as it goes.
    var choosing: Publisher {
        Publisher(in: kernel, lineage: lineage.choosing(), attach: attach)
    }
}
