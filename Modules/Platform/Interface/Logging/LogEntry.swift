/// One message with what belongs to it.
public struct LogEntry: Sendable, Hashable {
    /// When it was written.
    public var time: WallTime
    /// How much it matters.
    public var level: LogLevel
    /// The module that wrote it, by the id of its feature.
    public var module: String
    /// What it says.
    public var message: LogMessage

    /// Creates an entry.
    public init(time: WallTime, level: LogLevel, module: String, message: LogMessage) {
        self.time = time
        self.level = level
        self.module = module
        self.message = message
    }
}
