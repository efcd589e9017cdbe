import JSONKit
public import PlatformInterface
import Synchronization
public import WidgetHostInterface

/// A board and a centre in memory, without a schedule and without a budget: every reload takes place at once.
public final class MemoryWidgetHost: WidgetBoard, WidgetCenter, WidgetScheduling {
    private struct State {
        var boards: [String: [WidgetPlacement]] = [:]
        var histories: [String: [WidgetEvent]] = [:]
        var shown: [String: ShownWidget] = [:]
        var causes: [ReloadCause] = []
        var readers: [AsyncStream<Void>.Continuation] = []
        var last = 0
        var next: WallTime?
        var isClaimed = false
        var left: [String: Bool] = [:]
    }

    /// The kinds.
    public let widgets: [Widget]
    private let clock: any WallClock
    private let state = Mutex(State())

    /// Creates an empty board.
    ///
    /// - Parameters:
    ///   - widgets: the kinds that there are.
    ///   - clock: what events are dated by.
    public init(_ widgets: [Widget], clock: any WallClock) {
        (self.widgets, self.clock) = (widgets, clock)
    }

    /// Why reloads took place, the oldest first.
    public var causes: [ReloadCause] { state.withLock { $0.causes } }

    /// What is placed.
    public func placements(of profile: String) throws -> [WidgetPlacement] {
        state.withLock { $0.boards[profile] ?? [] }
    }
    /// What was done.
    public func history(of profile: String) throws -> [WidgetEvent] {
        state.withLock { $0.histories[profile] ?? [] }
    }
    /// What is placed.
    public func currentConfigurations(of profile: String) throws -> [WidgetPlacement] { try placements(of: profile) }

    /// Places a widget, and loads it.
    public func add(
        _ kind: WidgetKind, _ family: WidgetFamily, configuration: [String: String], for profile: String
    ) async throws -> WidgetPlacement {
        guard widgets.contains(where: { $0.kind == kind }) else {
            throw WidgetHostError.noSuchKind(kind, known: widgets.map(\.kind))
        }
        let placement = state.withLock { state in
            state.last += 1
            let id = "\(kind).\(state.last)"
            let placement = WidgetPlacement(id: id, kind: kind, family: family, configuration: configuration)
            state.boards[profile, default: []].append(placement)
            state.histories[profile, default: []].append(WidgetEvent(.added, kind, family, time: clock.now.seconds))
            return placement
        }
        await load(placement, profile, .placement)
        return placement
    }

    /// Decides anew, and loads.
    public func configure(_ id: String, _ configuration: [String: String], for profile: String) async throws {
        let placement = try change(id, .configured, profile) { placements, index in
            placements[index].configuration = configuration
        }
        await load(placement, profile, .placement)
    }

    /// Moves a widget.
    public func move(_ id: String, to index: Int, for profile: String) async throws {
        _ = try change(id, .moved, profile) { placements, former in
            let placement = placements.remove(at: former)
            placements.insert(placement, at: min(max(0, index), placements.count))
        }
        tell()
    }

    /// Removes a widget.
    public func remove(_ id: String, for profile: String) async throws {
        _ = try change(id, .removed, profile) { placements, index in placements.remove(at: index) }
        tell()
    }

    /// Loads all, whatever the cause.
    public func reloadAll(of profile: String, cause: ReloadCause) async {
        for placement in board(profile) { await load(placement, profile, cause) }
    }

    /// Loads those of a kind, whatever the cause.
    public func reload(_ kind: WidgetKind, of profile: String, cause: ReloadCause) async {
        for placement in board(profile) where placement.kind == kind {
            await load(placement, profile, cause)
        }
    }

    /// Forgets what is shown.
    public func invalidate(_ kind: WidgetKind, of profile: String) async {
        state.withLock { state in
            for placement in state.boards[profile] ?? [] where placement.kind == kind {
                state.shown[placement.id] = nil
            }
        }
    }

    /// Does it, and loads those of the kind from what is kept.
    public func perform(_ intent: String, on id: String, of profile: String) async throws {
        let placement = try placement(id, profile)
        let widget = widgets.first { $0.kind == placement.kind }
        guard let found = widget?.intents.first(where: { $0.id == intent }) else {
            throw WidgetHostError.noSuchIntent(intent, of: placement.kind, known: widget?.intents.map(\.id) ?? [])
        }
        try await found.perform(WidgetSubject(profile: profile, configuration: placement.configuration))
        await reload(placement.kind, of: profile, cause: .intent)
    }

    /// What was loaded last.
    public func shown(_ id: String, of profile: String) throws -> ShownWidget {
        _ = try placement(id, profile)
        return state.withLock { $0.shown[id] ?? ShownWidget(content: nil) }
    }

    /// A stream that tells of every change.
    public func changes(of profile: String) throws -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { $0.readers.append(continuation) }
        return stream
    }

    /// The snapshot of the provider.
    public func preview(_ kind: WidgetKind, _ family: WidgetFamily, for profile: String) async throws -> ShownWidget {
        guard let widget = widgets.first(where: { $0.kind == kind }) else {
            throw WidgetHostError.noSuchKind(kind, known: widgets.map(\.kind))
        }
        let request = TimelineRequest(
            WidgetContext(family, isPreview: true), subject: WidgetSubject(profile: profile), cause: .placement,
            mayLoad: false)
        return ShownWidget(content: try JSONValue(encoding: try await widget.snapshot(request).content).compact)
    }

    /// That nothing is known but the budget, which is never used.
    public func explanations(of profile: String) throws -> [WidgetExplanation] {
        try placements(of: profile).map { WidgetExplanation($0, last: nil, refusal: nil, budgetLeft: 48, next: nil) }
    }

    /// Those who left, and whether they were to be forgotten.
    public var left: [String: Bool] { state.withLock { $0.left } }
    /// Remembers who left; of who is forgotten nothing is placed any more.
    public func leave(_ profile: String, forgetting isForgotten: Bool) async {
        state.withLock { state in
            state.left[profile] = isForgotten
            if isForgotten { state.boards[profile] = nil }
        }
    }
    /// Nothing: there is no schedule.
    public func run(for profile: String) async {}
    /// Nothing: nothing is counted.
    public func setForeground(_ isForeground: Bool) async {}

    /// Decides when something is due; never, unless a test says so.
    public func setNextReload(_ time: WallTime?) { state.withLock { $0.next = time } }
    /// What a test decided.
    public func nextReload(for profile: String) throws -> WallTime? { state.withLock { $0.next } }
    /// Only the first may.
    public func claimRefresh(for profile: String) async throws -> Bool {
        state.withLock { state in
            defer { state.isClaimed = true }
            return !state.isClaimed
        }
    }
    /// Loads all when something is due.
    public func reloadDue(for profile: String) async {
        guard let next = state.withLock({ $0.next }), next <= clock.now else { return }
        await reloadAll(of: profile, cause: .schedule)
        setNextReload(nil)
    }

    private func board(_ profile: String) -> [WidgetPlacement] { state.withLock { $0.boards[profile] ?? [] } }

    private func placement(_ id: String, _ profile: String) throws(WidgetHostError) -> WidgetPlacement {
        guard let placement = board(profile).first(where: { $0.id == id }) else {
            throw .noSuchPlacement(id)
        }
        return placement
    }

    private func change(
        _ id: String, _ action: WidgetEvent.Action, _ profile: String,
        _ body: @Sendable (inout [WidgetPlacement], Int) -> Void
    ) throws -> WidgetPlacement {
        let placement = try placement(id, profile)
        return state.withLock { state in
            var board = state.boards[profile] ?? []
            guard let index = board.firstIndex(of: placement) else { return placement }
            body(&board, index)
            state.boards[profile] = board
            state.histories[profile, default: []].append(
                WidgetEvent(action, placement.kind, placement.family, time: clock.now.seconds))
            return board.first { $0.id == id } ?? placement
        }
    }

    private func load(_ placement: WidgetPlacement, _ profile: String, _ cause: ReloadCause) async {
        let request = TimelineRequest(
            WidgetContext(placement.family),
            subject: WidgetSubject(profile: profile, configuration: placement.configuration), cause: cause,
            mayLoad: cause != .intent)
        let widget = widgets.first { $0.kind == placement.kind }
        let entry = try? await widget?.timeline(request).entries.last
        let content = entry.flatMap { try? JSONValue(encoding: $0.content).compact }
        state.withLock { state in
            state.causes.append(cause)
            state.shown[placement.id] = ShownWidget(content: content)
        }
        tell()
    }

    private func tell() {
        for reader in state.withLock({ $0.readers }) { reader.yield() }
    }
}
