extension Kernel {
    /// Runs an asynchronous operation for each subscriber and delivers its one answer.
    ///
    /// The operation starts on the main actor after the subscription, never within it. Cancelling the subscription
    /// cancels the task, and an answer that comes all the same is not delivered.
    public func task<Value, Failure: Error>(
        _ operation: @escaping @MainActor () async throws(Failure) -> Value
    ) -> Publisher<Value, Failure> {
        running { deliver async throws(Failure) in deliver(try await operation()) }
    }

    /// Delivers the elements of an asynchronous sequence as they come.
    ///
    /// For the edges of a program, where bytes and signals arrive: each element costs a hop of about 20 µs.
    public func values<Elements: AsyncSequence>(of elements: Elements) -> Publisher<Elements.Element, Elements.Failure>
    {
        running { deliver async throws(Elements.Failure) in
            var iterator = elements.makeAsyncIterator()
            while let element = try await iterator.next(isolation: MainActor.shared) { deliver(element) }
        }
    }

    private func running<Value, Failure: Error>(
        _ body: @escaping @MainActor (_ deliver: @MainActor (Value) -> Void) async throws(Failure) -> Void
    ) -> Publisher<Value, Failure> {
        Publisher(in: self, lineage: .none) { observer in
            let connection = Connection()
            let deliver = { @MainActor value in if connection.isOpen { self.turn { observer.receive(value) } } }
            let task = Task {
                do throws(Failure) {
                    try await body(deliver)
                    self.turn { connection.finish(observer, with: .finished) }
                } catch {
                    self.turn { connection.finish(observer, with: .failure(error)) }
                }
            }
            self.liveSubscriptions += 1
            connection.hold(AnyCancellable { self.end(task) })
            return connection
        }
    }

    private func end(_ task: Task<Void, Never>) {
        liveSubscriptions -= 1
        task.cancel()
    }
}
