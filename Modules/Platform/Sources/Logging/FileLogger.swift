import PlatformInterface
import SettingsInterface
import StateKit
import Synchronization

/// Keeps messages in a file.
final class FileLogger: Logger {
    /// What can be decided anew while the program runs.
    private struct Choices {
        var filter: LogFilter
        var format: LogFormat
        var following: AnyCancellable?
    }

    private let choices: Mutex<Choices>
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
        choices = Mutex(Choices(filter: filter, format: format))
        self.clock = clock
        self.file = Mutex(file)
    }

    func keeps(_ level: LogLevel, from module: String) -> Bool {
        choices.withLock { $0.filter.keeps(level, from: module) }
    }

    func keep(_ level: LogLevel, from module: String, _ message: LogMessage) {
        let entry = LogEntry(time: clock.now, level: level, module: module, message: message)
        let line = choices.withLock { $0.format }.line(entry)
        file.withLock { $0.append(line) }
    }

    /// Keeps what the settings say from now on, also when they change.
    @MainActor
    func follow(_ settings: any Settings) {
        take(settings)
        let following = settings.observe { [weak self, weak settings] _ in
            if let settings { self?.take(settings) }
        }
        choices.withLock { $0.following = following }
    }

    @MainActor
    private func take(_ settings: any Settings) {
        let (levels, format) = (settings.value(of: LogSettings.levels), settings.value(of: LogSettings.format))
        choices.withLock { ($0.filter, $0.format) = (LogFilter(levels), format) }
    }
}
