extension Kernel {
    /// Runs an asynchronous operation for each subscriber and delivers its one answer.
    ///
    /// The operation starts on the main actor after the subscription, never within it. Cancelling the subscription
    /// cancels the task, and an answer that comes all the same is not delivered.
    public func task<Value, Failure: Error>(
        _ operation: @escaping @MainActor () async throws(Failure) -> Value
    ) -> Publisher<Value, Failure> {
        running { connection, observer in
            do throws(Failure) {
                let value = try await operation()
                self.deliver(value, to: observer, through: connection)
                self.turn { connection.finish(observer, with: .finished) }
            } catch {
                self.turn { connection.finish(observer, with: .failure(error)) }
            }
        }
    }

    /// Delivers the elements of an asynchronous sequence as they come.
    ///
    /// For the edges of a program, where bytes and signals arrive: each element costs a hop of about 20 µs.
    public func values<Elements: AsyncSequence>(of elements: Elements) -> Publisher<Elements.Element, Elements.Failure> {
        running { connection, observer in
            do throws(Elements.Failure) {
                var iterator = elements.makeAsyncIterator()
                while let element = try await iterator.next(isolation: MainActor.shared) {
                    self.deliver(element, to: observer, through: connection)
                }
                self.turn { connection.finish(observer, with: .finished) }
            } catch {
                self.turn { connection.finish(observer, with: .failure(error)) }
            }
        }
    }

    private func deliver<Value, Failure>(
        _ value: Value,
        to observer: Observer<Value, Failure>,
        through connection: Connection
    ) {
        guard connection.isOpen else { return }
        turn { observer.receive(value) }
    }

    private func running<Value, Failure: Error>(
        _ body: @escaping @MainActor (Connection, Observer<Value, Failure>) async -> Void
    ) -> Publisher<Value, Failure> {
        Publisher(in: self, lineage: .none) { observer in
            let connection = Connection()
            self.liveSubscriptions += 1
            let task = Task { await body(connection, observer) }
            connection.hold(
                ActionCancellable {
                    self.liveSubscriptions -= 1
                    task.cancel()
                })
            return connection
        }
    }
}
