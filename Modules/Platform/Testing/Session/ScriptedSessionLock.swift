public import PlatformInterface
import Synchronization

/// A lock that a test turns.
public final class ScriptedSessionLock: SessionLock {
    private struct State {
        var present: SessionState
        var readers: [Mailbox<SessionState>] = []
    }

    private let content: Mutex<State>

    /// Creates a lock.
    ///
    /// - Parameter state: how the session stands at first.
    public init(_ state: SessionState = .unlocked) {
        content = Mutex(State(present: state))
    }

    /// How the session stands now.
    public func state() async -> SessionState { content.withLock { $0.present } }

    /// Changes how the session stands, and tells those who watch.
    ///
    /// - Parameter state: how it stands from now on; the same as before tells nobody.
    public func set(_ state: SessionState) {
        let readers = content.withLock { content in
            guard content.present != state else { return [Mailbox<SessionState>]() }
            content.present = state
            return content.readers
        }
        for reader in readers { Self.tell(state, to: reader) }
    }

    /// How the session stands, now and after each change.
    public func states() -> AsyncStream<SessionState> {
        let reader = Mailbox<SessionState>()
        content.withLock { content in
            Self.tell(content.present, to: reader)
            content.readers.append(reader)
        }
        return AsyncStream { try? await reader.take() }
    }

    private static func tell(_ state: SessionState, to reader: Mailbox<SessionState>) {
        reader.put(state)
        if case .unavailable = state { reader.close() }
    }
}
