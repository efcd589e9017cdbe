import Glibc
import JSONKit
import PlatformInterface
import Synchronization

/// Records how programs end, in the folder `crash` of the state.
///
///     20261130-094424-4711.run       a program that runs, or that is gone and was not shown yet
///     20261130-094424-4711.seen      one that was shown
final class CrashRecorder: CrashReport {
    private static let kept = 5

    private let directories: any Directories
    private let files: any Files
    private let clock: any WallClock
    private let process: Int32
    /// The file of this run; `nil` before the start and after the end.
    private let current = Mutex<CrashFile?>(nil)

    init(_ environment: any Environment, _ directories: any Directories, _ files: any Files, clock: any WallClock) {
        self.directories = directories
        self.files = files
        self.clock = clock
        process = environment.processID
    }

    /// Begins to record this run.
    ///
    /// - Parameter versions: what runs.
    /// - Throws: `FileError` when the disk takes no file; the program then runs without a record.
    func begin(_ versions: [(key: String, value: String)]) throws(FileError) {
        let folder = try directories.create(.state, "crash")
        let now = clock.now
        let head: [(key: String, value: JSONValue)] = versions.map { ($0.key, .string($0.value)) }
        let stamp = now.description.filter(\.isNumber).prefix(14)
        let path = "\(folder)/\(stamp)-\(process).run"
        try current.withLock { current throws(FileError) in
            current = try CrashFile(path, head: .object([("started", .int(Int(now.seconds)))] + head))
        }
    }

    /// Ends the record of this run without a trace.
    func end() {
        current.withLock { current in
            current?.remove()
            current = nil
        }
    }

    func note(_ module: String, _ message: LogMessage) {
        let text = "[\(module)] \(message.text.inOneLine)"
        current.withLock { $0?.note(text) }
    }

    func takeUnseen() -> CrashRecord? {
        let unseen = names(".run").filter(isOver)
        let newest = unseen.last.flatMap(record)
        for name in unseen { rename("\(folder)/\(name)", "\(folder)/\(name.dropLast(4)).seen") }
        for name in names(".seen").dropLast(Self.kept) { try? files.remove("\(folder)/\(name)") }
        return newest
    }

    func last() -> CrashRecord? {
        let over = names(".run").filter(isOver) + names(".seen")
        return over.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.last.flatMap(record)
    }
}

extension CrashRecorder {
    private var folder: String { "\(directories.path(.state))/crash" }

    private func names(_ ending: String) -> [String] {
        ((try? files.names(in: folder)) ?? []).filter { $0.hasSuffix(ending) }
    }

    private func record(_ name: String) -> CrashRecord? {
        (try? files.read("\(folder)/\(name)", limit: 1_048_576)).flatMap { CrashFileReader($0).record }
    }

    /// Whether the program of a file is gone: it has the lock for as long as it lives.
    private func isOver(_ name: String) -> Bool {
        guard let file = try? Descriptor(checking: open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC)) else {
            return false
        }
        return (try? FileLock(.shared, of: file)) != nil
    }
}
