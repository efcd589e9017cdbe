import PlatformInterface

extension ContinuousTime {
    /// Does something that may take only so long.
    ///
    /// - Parameters:
    ///   - duration: how long.
    ///   - body: what to do; it is cancelled when its time is over.
    /// - Returns: what the body returned, or `nil` when its time was over first.
    /// - Throws: what the body throws; `CancellationError` when the task is cancelled.
    func limit<Value: Sendable>(
        _ duration: Duration, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await body() }
            group.addTask {
                try await self.sleep(for: duration)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
