extension Publisher where Failure == Never, Value: Sendable {
    /// The values as an asynchronous sequence, for code at the edge of a program.
    ///
    /// It subscribes at once and keeps what is not read yet, without limit. Leaving the loop cancels the subscription.
    public var values: AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let subscription = sink { _ in
            continuation.finish()
        } receiveValue: {
            continuation.yield($0)
        }
        continuation.onTermination = { _ in
            Task { @MainActor in subscription.cancel() }
        }
        return stream
    }
}
