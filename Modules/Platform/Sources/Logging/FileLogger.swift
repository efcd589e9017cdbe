import PlatformInterface
import Synchronization

/// Keeps messages in a file.
final class FileLogger: Logger {
    private let filter: LogFilter
    private let format: LogFormat
    private let clock: any WallClock
    private let file: Mutex<RotatingFile>

    /// Creates a logger that writes `log/tessera.log` in the state folder: up to five files of a mebibyte.
    ///
    /// `TESSERA_LOG` has the levels and `TESSERA_LOG_FORMAT` is `text` or `json`.
    ///
    /// - Throws: `FileError` when the folder cannot be made.
    convenience init(
        _ environment: any Environment, _ directories: any Directories, clock: any WallClock, program: String
    ) throws(FileError) {
        let folder = try directories.create(.state, "log")
        let filter = LogFilter(environment.nonEmpty("TESSERA_LOG"))
        let format = LogFormat(rawValue: environment.nonEmpty("TESSERA_LOG_FORMAT") ?? "text")
        let file = RotatingFile(path: "\(folder)/\(program).log", limit: 1_048_576, kept: 4)
        self.init(file, filter: filter, format: format ?? .text, clock: clock)
        for part in filter.misunderstood {
            warning("platform", "TESSERA_LOG: expected debug, info, warning, error or off, found `\(part)`")
        }
        if format == nil { warning("platform", "TESSERA_LOG_FORMAT: expected text or json; writing text") }
        for warning in directories.warnings { self.warning("platform", "\(warning)") }
    }

    init(_ file: RotatingFile, filter: LogFilter, format: LogFormat, clock: any WallClock) {
        self.filter = filter
        self.format = format
        self.clock = clock
        self.file = Mutex(file)
    }

    func keeps(_ level: LogLevel, from module: String) -> Bool { filter.keeps(level, from: module) }

    func keep(_ level: LogLevel, from module: String, _ message: LogMessage) {
        let entry = LogEntry(time: clock.now, level: level, module: module, message: message)
        file.withLock { $0.append(format.line(entry)) }
    }
}
