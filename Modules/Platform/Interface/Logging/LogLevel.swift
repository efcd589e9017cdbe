/// How much a message matters.
public enum LogLevel: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// Of use to who looks for a fault in this very module.
    case debug
    /// Something ordinary happened.
    case info
    /// Something is not as it should be, and was dealt with.
    case warning
    /// Something did not work that a person wanted.
    case error

    /// Whether one level matters less than another.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }

    /// The name as people write it: `debug`, `info`, `warning`, `error`.
    public var name: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }
}
