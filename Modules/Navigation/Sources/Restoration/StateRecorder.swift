import NavigationInterface
import StateKit
import StorageInterface

/// Keeps what survives a restart among the values of the instance; without a store nothing does.
///
/// Changes are written together, a moment after the last one, and at the end; a store that takes nothing costs the
/// memory of where one was, and nothing else.
@MainActor
final class StateRecorder {
    static let key = StoreKey<SavedNavigation>("state", in: StoreScope("navigation"))

    private static let pause = Duration.milliseconds(500)

    private let store: (any KeyValueStore)?
    private let former: FormerFile
    private let scheduler: any Scheduler
    private let report: @MainActor (String) -> Void
    private var written: SavedNavigation?
    private var latest: SavedNavigation?
    private var alarm: (any Cancellable)?
    private var writing: Task<Void, Never>?
    private var isRecording = false

    init(
        _ store: (any KeyValueStore)?, _ former: FormerFile, _ scheduler: any Scheduler,
        report: @escaping @MainActor (String) -> Void
    ) {
        (self.store, self.former, self.scheduler, self.report) = (store, former, scheduler, report)
    }

    /// What the last run left, if it can be read; from now on changes are written.
    func begin() throws -> SavedNavigation? {
        guard let store else { return nil }
        isRecording = true
        written = try store.value(for: Self.key)
        guard written == nil, let saved = try former.read() else { return written }
        note(saved)
        return saved
    }

    /// Takes the present state, to write it soon.
    func note(_ saved: SavedNavigation) {
        guard isRecording, saved != latest ?? written else { return }
        latest = saved
        alarm = scheduler.schedule(after: Self.pause) { [weak self] in self?.write() }
    }

    /// Writes what waits, and waits until it is written.
    func finish() async {
        write()
        await writing?.value
    }

    /// One after the other, so that the last state stays.
    private func write() {
        alarm = nil
        guard let latest, latest != written else { return }
        written = latest
        writing = Task { [writing] in
            await writing?.value
            await write(latest)
        }
    }

    private func write(_ saved: SavedNavigation) async {
        do {
            try await store?.set(saved, for: Self.key)
            former.remove()
        } catch {
            written = nil
            report("where the app was is not kept: \(error)")
        }
    }
}
