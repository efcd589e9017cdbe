extension Publisher {
    /// Turns a failure into a last value, so that the stream itself never fails.
    public func materialize() -> Publisher<Result<Value, Failure>, Never> {
        connect { connection, observer in
            Observer {
                if connection.isOpen { observer.receive(.success($0)) }
            } complete: { completion in
                if case .failure(let error) = completion, connection.isOpen { observer.receive(.failure(error)) }
                connection.finish(observer, with: .finished)
            }
        }
    }

    /// Goes on with another stream after a failure.
    public func `catch`<NewFailure>(
        _ handler: @escaping @MainActor (Failure) -> Publisher<Value, NewFailure>
    ) -> Publisher<Value, NewFailure> {
        choosing.connect { connection, observer in
            Observer(receive: observer.receive) { completion in
                guard case .failure(let error) = completion else {
                    return connection.finish(observer, with: .finished)
                }
                guard connection.isOpen else { return }
                connection.release()
                connection.hold(handler(error).attach(observer))
            }
        }
    }

    /// Subscribes again after a failure, by a schedule; when it is used up, the failure passes.
    public func retry(_ schedule: RetrySchedule) -> Publisher {
        derive { [self] observer in
            let retrier = Retrier(self, schedule.delays, observer)
            retrier.start()
            return retrier.connection
        }
    }
}
