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
    private let state = Mutex([Message]())

    /// A mailbox for a new set of transfers; `nil` when there is no memory.
    init?() {
        guard let multi = CurlMulti() else { return nil }
        self.multi = multi
    }

    /// Leaves a message.
    ///
    /// Whoever sends keeps the wire alive, so that the set is there to be woken.
    func send(_ message: Message) {
        let isFirst = state.withLock { messages in
            messages.append(message)
            return messages.count == 1
        }
        // Not under the lock, which the thread takes as soon as it wakes.
        if isFirst { network_multi_wake(multi.pointer) }
    }

    /// Ends the thread, when nobody sends any more.
    func stop() {
        state.withLock { messages in
            messages.append(.stop)
            // Under the lock, because the thread frees the set once it has read the message.
            network_multi_wake(multi.pointer)
        }
    }

    /// Whether there is nothing to read.
    var isEmpty: Bool { state.withLock { $0.isEmpty } }

    /// Takes all messages, in their order.
    func take() -> [Message] {
        state.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }

    /// Frees the set.
    func close() {
        state.withLock { _ in network_multi_free(multi.pointer) }
    }
}
