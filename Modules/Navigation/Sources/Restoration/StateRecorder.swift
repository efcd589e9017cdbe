import PlatformInterface
import StateKit

/// Keeps what survives a restart in a file of the instance's state folder.
///
/// Changes are written together, a moment after the last one, and at the end; a disk that takes nothing costs the
/// memory of where one was, and nothing else.
@MainActor
final class StateRecorder {
    private static let pause = Duration.milliseconds(500)
    private static let largest = 1 << 18

    private let directories: any Directories
    private let files: any Files
    private let scheduler: any Scheduler
    private let report: @MainActor (String) -> Void
    private var written: SavedNavigation?
    private var latest: SavedNavigation?
    private var alarm: (any Cancellable)?
    private var isRecording = false

    init(
        _ directories: any Directories, _ files: any Files, _ scheduler: any Scheduler,
        report: @escaping @MainActor (String) -> Void
    ) {
        (self.directories, self.files, self.scheduler, self.report) = (directories, files, scheduler, report)
    }

    /// What the last run left, if it can be read; from now on changes are written.
    func begin() throws -> SavedNavigation? {
        isRecording = true
        do {
            let bytes = try files.read(path, limit: Self.largest)
            written = try SavedNavigation(parsing: String(decoding: bytes, as: UTF8.self))
            return written
        } catch let error as FileError where error.cause == .missing {
            return nil
        }
    }

    /// Takes the present state, to write it soon.
    func note(_ saved: SavedNavigation) {
        guard isRecording, saved != latest ?? written else { return }
        latest = saved
        alarm = scheduler.schedule(after: Self.pause) { [weak self] in self?.write() }
    }

    /// Writes what waits.
    func write() {
        alarm = nil
        guard let latest, latest != written else { return }
        do {
            _ = try directories.create(.state)
            try files.write(Array(latest.text.utf8), to: path)
            written = latest
        } catch {
            report("where the app was is not kept: \(error)")
        }
    }

    private var path: String { "\(directories.path(.state))/navigation.json" }
}
