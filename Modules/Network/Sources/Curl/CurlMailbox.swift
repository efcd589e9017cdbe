import CCurl
import Synchronization

/// What tasks tell the thread.
final class CurlMailbox: Sendable {
    enum Message: Sendable {
        case begin(CurlTransfer)
        /// It was abandoned.
        case end(CurlTransfer)
        /// Its reader has caught up.
        case resume(CurlTransfer)
        case stop
    }

    let multi: CurlMulti
    private let state = Mutex((messages: [Message](), isOpen: true))

    /// A mailbox for a new set of transfers; `nil` when there is no memory.
    init?() {
        guard let multi = CurlMulti() else { return nil }
        self.multi = multi
    }

    /// Leaves a message; after the end of the thread nobody reads it.
    func send(_ message: Message) {
        state.withLock { state in
            guard state.isOpen else { return }
            state.messages.append(message)
            // Under the lock, because the set may not be woken any more once it is closed.
            if state.messages.count == 1 { network_multi_wake(multi.pointer) }
        }
    }

    /// Takes all messages, in their order.
    func take() -> [Message] {
        state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// Frees the set.
    func close() {
        state.withLock { state in
            state.isOpen = false
            network_multi_free(multi.pointer)
        }
    }
}
