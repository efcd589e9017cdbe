public import PlatformInterface
import Synchronization

/// Records in memory: a test says how the last run ended.
public final class MemoryCrashReport: CrashReport {
    private struct State {
        var notes: [String] = []
        var record: CrashRecord?
        var isSeen = false
    }

    private let state: Mutex<State>

    /// Creates a report.
    ///
    /// - Parameter record: how the last run ended; `nil` when it ended as it wanted to.
    public init(_ record: CrashRecord? = nil) {
        state = Mutex(State(record: record))
    }

    /// What was noted, in order.
    public var notes: [String] { state.withLock { $0.notes } }

    /// Notes that something happened.
    public func note(_ module: String, _ message: LogMessage) {
        state.withLock { $0.notes.append("[\(module)] \(message.text)") }
    }

    /// The record, once.
    public func takeUnseen() -> CrashRecord? {
        state.withLock { state in
            defer { state.isSeen = true }
            return state.isSeen ? nil : state.record
        }
    }

    /// The record.
    public func last() -> CrashRecord? { state.withLock { $0.record } }
}
