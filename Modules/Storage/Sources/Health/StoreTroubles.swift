import StorageInterface
import Synchronization

/// What the last write met, for those who want to know.
final class StoreTroubles: StoreCondition {
    private struct State {
        var trouble: StoreError?
        var readers: [AsyncStream<StoreError?>.Continuation] = []
    }

    private let state = Mutex(State())

    func troubles() -> AsyncStream<StoreError?> {
        let (stream, continuation) = AsyncStream.makeStream(of: StoreError?.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { state in
            state.readers.append(continuation)
            continuation.yield(state.trouble)
        }
        return stream
    }

    /// Does a write, and notes what became of it.
    func watching<Value>(_ write: () async throws -> Value) async throws -> Value {
        do {
            let value = try await write()
            note(nil)
            return value
        } catch let error as StoreError where error.refusesWriting {
            note(error)
            throw error
        }
    }

    private func note(_ trouble: StoreError?) {
        state.withLock { state in
            guard state.trouble != trouble else { return }
            state.trouble = trouble
            // In order, so with the lock in hand; a reader that ends must not wait for it, or both wait for ever.
            state.readers.removeAll { reader in
                if case .terminated = reader.yield(trouble) { true } else { false }
            }
        }
    }
}

extension StoreError {
    /// Whether the disk takes nothing, whatever is written.
    fileprivate var refusesWriting: Bool {
        switch self {
        case .folder, .readOnly, .full: true
        case .busy, .newerSchema, .unreadable, .notEncodable, .tooLarge, .failed: false
        }
    }
}
