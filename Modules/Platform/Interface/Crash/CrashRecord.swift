/// How a program came to an end that it did not choose.
public struct CrashRecord: Sendable, Hashable {
    /// How it ended.
    public enum Ending: Sendable, Hashable {
        /// By a fault of its own, with the number of the signal.
        case fault(signal: Int32)
        /// From outside, without a chance to say why: it was killed, or the power went.
        case unexplained
    }

    /// When the program had started.
    public var started: WallTime
    /// What it was: program, version, distribution, fingerprint, toolchain.
    public var versions: [String: String]
    /// How it ended.
    public var ending: Ending
    /// The last things that it noted, the oldest first.
    public var events: [String]
    /// The functions that were running, the innermost first; empty when nobody could tell.
    public var backtrace: [String]

    /// Creates a record.
    public init(
        started: WallTime, versions: [String: String], ending: Ending, events: [String], backtrace: [String]
    ) {
        self.started = started
        self.versions = versions
        self.ending = ending
        self.events = events
        self.backtrace = backtrace
    }
}
