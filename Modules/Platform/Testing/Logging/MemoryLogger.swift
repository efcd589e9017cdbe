public import PlatformInterface
import Synchronization

/// A logger that keeps its messages where a test finds them.
public final class MemoryLogger: Logger {
    private let least: LogLevel
    private let clock: any WallClock
    private let kept = Mutex<[LogEntry]>([])

    /// Creates a logger.
    ///
    /// - Parameters:
    ///   - least: the least level that is kept.
    ///   - clock: where the times come from.
    public init(least: LogLevel = .debug, clock: any WallClock = VirtualTime().wallClock) {
        self.least = least
        self.clock = clock
    }

    /// What was kept, in order.
    public var entries: [LogEntry] { kept.withLock { $0 } }

    /// Whether a level is kept.
    public func keeps(_ level: LogLevel, from module: String) -> Bool { level >= least }

    /// Keeps a message.
    public func keep(_ level: LogLevel, from module: String, _ message: LogMessage) {
        let entry = LogEntry(time: clock.now, level: level, module: module, message: message)
        kept.withLock { $0.append(entry) }
    }
}
