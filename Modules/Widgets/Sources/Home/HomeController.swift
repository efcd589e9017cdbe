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
    private var subscription: AnyCancellable?

    init(_ parts: WidgetParts, _ play: MediaPlaying, in kernel: Kernel) {
        (self.parts, self.play) = (parts, play)
        model = HomeModel(now: parts.clock.now)
        changes = PassthroughSubject(in: kernel, named: "board of widgets")
        refresh()
        watch()
        subscription = parts.onProfileChange { [weak self] _ in self?.begin() }
    }

    isolated deinit {
        for watcher in watchers { watcher.cancel() }
    }

    /// Presses a button of a widget.
    func press(_ intent: String, on id: String) {
        attempt { parts, profile in try await parts.center.perform(intent, on: id, of: profile) }
    }

    /// Plays what a poster stands for.
    func play(_ item: MediaID) {
        attempt { [play] _, profile in try await play.play(item, profile: profile) }
    }

    func add(_ kind: WidgetKind, _ family: WidgetFamily) {
        attempt { parts, profile in
            _ = try await parts.board.add(kind, family, configuration: [:], for: profile)
        }
    }

    func move(_ id: String, by step: Int) {
        guard let place = model.place(of: id, movedBy: step) else { return }
        attempt { parts, profile in try await parts.board.move(id, to: place, for: profile) }
    }

    func remove(_ id: String) {
        attempt { parts, profile in try await parts.board.remove(id, for: profile) }
    }

    /// Takes the first poster of a widget out of what was begun.
    func forget(_ id: String) {
        guard let tile = model.tiles.first(where: { $0.placement.id == id }), let poster = model.begun(tile) else {
            return
        }
        attempt { [weak self] parts, profile in
            let media = try await parts.forget(poster.id, title: poster.title, of: profile)
            await self?.remember(media)
        }
    }

    /// Puts the last back.
    func undo() {
        attempt { [weak self] parts, profile in
            _ = try await parts.restore(of: profile)
            await self?.remember(nil)
        }
    }

    private func remember(_ media: ForgottenMedia?) { change { $0.forgotten = media } }

    func reload() {
        attempt { parts, profile in await parts.center.reloadAll(of: profile, cause: .person) }
    }

    /// Opens a link to another part of the app.
    func open(_ link: String) {
        do { try parts.openLink(link) } catch {
            let problem = LocalizedText(error)
            change { $0.problem = problem }
        }
    }

    func toggleMode() { change { $0.mode = $0.mode == .using ? .arranging : .using } }

    /// Reads what is stored.
    func refresh() {
        change { [parts] model in
            do {
                model.tiles = try parts.board.placements(of: parts.profile).map { placement in
                    let shown = try parts.center.shown(placement.id, of: parts.profile)
                    return HomeModel.Tile(
                        placement: placement, widget: parts.board.widgets.first { $0.kind == placement.kind },
                        shown: shown, pictures: parts.pictures.pictures(in: shown.scene, profile: parts.profile),
                        drawing: parts.drawings[placement.kind])
                }
            } catch {
                model.problem = LocalizedText(error)
            }
        }
    }

    /// Shows the board of somebody else, and nothing of who was here before.
    private func begin() {
        for watcher in watchers { watcher.cancel() }
        watchers = []
        model = HomeModel(now: parts.clock.now)
        refresh()
        watch()
    }

    private func watch() {
        if let stored = try? parts.center.changes(of: parts.profile) {
            watchers.append(Task { [weak self] in for await _ in stored { self?.refresh() } })
        }
        let states = parts.lock.states()
        watchers.append(
            Task { [weak self] in for await state in states { self?.change { $0.isLocked = state.isLocked } } })
    }

    /// Does something for who is here now, also when that is somebody else by then.
    private func attempt(_ action: @escaping @Sendable (WidgetParts, String) async throws -> Void) {
        let profile = parts.profile
        Task { [weak self, parts] in
            do {
                try await action(parts, profile)
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
