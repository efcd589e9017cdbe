import PlatformInterface

/// Keeps nothing: the logger of a machine whose disk takes nothing.
struct NoLogger: Logger {
    func keeps(_ level: LogLevel, from module: String) -> Bool { false }
    func keep(_ level: LogLevel, from module: String, _ message: LogMessage) {}
}
