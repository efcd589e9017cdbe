extension KeyValueStore {
    /// Adds to a number, atomically across processes.
    ///
    /// - Parameters:
    ///   - key: the key of the number, which counts as 0 when there is none.
    ///   - amount: what is added.
    /// - Returns: the sum, which no other process got for the same addition; beyond 64 bits it wraps around.
    /// - Throws: as ``update(_:_:)``.
    @discardableResult
    public func increment(_ key: StoreKey<Int>, by amount: Int = 1) async throws -> Int {
        try await update(key) { value in
            let sum = (value ?? 0) &+ amount
            value = sum
            return sum
        }
    }

    /// Stores a value only if another one is there, atomically across processes.
    ///
    /// - Parameters:
    ///   - key: the key of the value.
    ///   - expected: what has to be there; `nil` for nothing.
    ///   - value: what takes its place; `nil` for nothing.
    /// - Returns: whether it was there and has been replaced.
    /// - Throws: as ``update(_:_:)``.
    public func compareAndSet<Value: Equatable>(
        _ key: StoreKey<Value>, expected: Value?, to value: Value?
    ) async throws -> Bool {
        try await update(key) { present in
            guard present == expected else { return false }
            present = value
            return true
        }
    }

    /// A value now, and whenever it is another one.
    ///
    /// - Parameter key: the key of the value.
    /// - Returns: a stream for one reader, which begins with the present value. What cannot be read is skipped.
    /// - Throws: ``StoreError`` when the value cannot be read at first.
    public func values<Value: Equatable>(of key: StoreKey<Value>) throws(StoreError) -> AsyncStream<Value?> {
        let changes = try changes(in: key.scope)
        let first = try value(for: key)
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                var last = first
                continuation.yield(first)
                for await _ in changes {
                    // Not `try?`, for which an absent value and an unreadable one are the same.
                    guard case .success(let value) = Result(catching: { try value(for: key) }) else { continue }
                    if value != last { continuation.yield(value) }
                    last = value
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
