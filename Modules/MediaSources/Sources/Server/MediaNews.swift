import Synchronization

/// Says that a source has something new, to all who follow it.
final class MediaNews: Sendable {
    private let readers = Mutex<[Int: AsyncStream<Void>.Continuation]>([:])

    func tell() {
        // Without the lock: a reader whose task is being cancelled waits for it.
        for reader in readers.withLock({ Array($0.values) }) { reader.yield() }
    }

    /// A stream for one reader.
    func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let number = readers.withLock { readers in
                let number = (readers.keys.max() ?? 0) + 1
                readers[number] = continuation
                return number
            }
            continuation.onTermination = { [weak self] _ in self?.readers.withLock { $0[number] = nil } }
        }
    }
}

extension AsyncStream<Void> {
    /// What several streams tell, in one; without any it ends at once.
    static func merging<Source: Sendable>(_ streams: [AsyncStream<Source>]) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let tasks = streams.map { stream in Task { for await _ in stream { continuation.yield() } } }
            if tasks.isEmpty { continuation.finish() }
            continuation.onTermination = { _ in for task in tasks { task.cancel() } }
        }
    }
}
