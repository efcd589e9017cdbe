import AuthBackendInterface
import Synchronization

/// What became of the messages of this process.
final class MessageTally: Sendable {
    private let state = Mutex(IdentityMessageCounts())

    var counts: IdentityMessageCounts { state.withLock { $0 } }

    func count(_ change: (inout IdentityMessageCounts) -> Void) { state.withLock { change(&$0) } }
}
