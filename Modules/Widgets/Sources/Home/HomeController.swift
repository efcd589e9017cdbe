import LocalizationKit
import PlatformInterface
import StateKit
import WidgetCoreInterface
import WidgetHostInterface

/// Keeps the board as it is stored, and carries out what a person does there.
@MainActor
final class HomeController {
    private(set) var model: HomeModel
    /// Says that the model is another one.
    let changes: PassthroughSubject<Void, Never>

    private let parts: WidgetParts
    private let play: MediaPlaying
    private var watchers: [Task<Void, Never>] = []

    init(_ parts: WidgetParts, _ play: MediaPlaying, in kernel: Kernel) {
        (self.parts, self.play) = (parts, play)
        model = HomeModel(now: parts.clock.now)
        changes = PassthroughSubject(in: kernel, named: "board of widgets")
        refresh()
        watch()
    }

    isolated deinit {
        for watcher in watchers { watcher.cancel() }
    }

    /// Presses a button of a widget.
    func press(_ intent: String, on id: String) {
        attempt { [parts] in try await parts.center.perform(intent, on: id, of: parts.profile) }
    }

    /// Plays what a poster stands for.
    func play(_ item: MediaID) {
        attempt { [parts, play] in try await play.play(item, profile: parts.profile) }
    }

    func add(_ kind: WidgetKind, _ family: WidgetFamily) {
        attempt { [parts] in _ = try await parts.board.add(kind, family, configuration: [:], for: parts.profile) }
    }

    func move(_ id: String, by step: Int) {
        guard let place = model.place(of: id, movedBy: step) else { return }
        attempt { [parts] in try await parts.board.move(id, to: place, for: parts.profile) }
    }

    func remove(_ id: String) {
        attempt { [parts] in try await parts.board.remove(id, for: parts.profile) }
    }

    func reload() {
        attempt { [parts] in await parts.center.reloadAll(of: parts.profile, cause: .person) }
    }

    func toggleMode() { change { $0.mode = $0.mode == .using ? .arranging : .using } }

    /// Reads what is stored.
    func refresh() {
        change { [parts] model in
            do {
                model.tiles = try parts.board.placements(of: parts.profile).map { placement in
                    HomeModel.Tile(
                        placement: placement, widget: parts.board.widgets.first { $0.kind == placement.kind },
                        shown: try parts.center.shown(placement.id, of: parts.profile))
                }
            } catch {
                model.problem = LocalizedText(error)
            }
        }
    }

    private func watch() {
        if let stored = try? parts.center.changes(of: parts.profile) {
            watchers.append(Task { [weak self] in for await _ in stored { self?.refresh() } })
        }
        let states = parts.lock.states()
        watchers.append(
            Task { [weak self] in for await state in states { self?.change { $0.isLocked = state.isLocked } } })
    }

    private func attempt(_ action: @escaping @Sendable () async throws -> Void) {
        Task { [weak self] in
            do {
                try await action()
                self?.change { $0.problem = nil }
            } catch {
                let problem = LocalizedText(error)
                self?.change { $0.problem = problem }
            }
            self?.refresh()
        }
    }

    private func change(_ change: (inout HomeModel) -> Void) {
        change(&model)
        model.now = parts.clock.now
        changes.send()
    }
}
