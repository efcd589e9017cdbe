import JSONKit
public import PlatformInterface
import Synchronization
public import WidgetHostInterface

/// A board and a centre in memory, without a schedule and without a budget: every reload takes place at once.
public final class MemoryWidgetHost: WidgetBoard, WidgetCenter, WidgetScheduling {
    private struct State {
        var placements: [WidgetPlacement] = []
        var history: [WidgetEvent] = []
        var shown: [String: ShownWidget] = [:]
        var causes: [ReloadCause] = []
        var readers: [AsyncStream<Void>.Continuation] = []
        var last = 0
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
    public func placements(of profile: String) throws -> [WidgetPlacement] { state.withLock { $0.placements } }
    /// What was done.
    public func history(of profile: String) throws -> [WidgetEvent] { state.withLock { $0.history } }
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
            state.placements.append(placement)
            state.history.append(WidgetEvent(.added, kind, family, time: clock.now.seconds))
            return placement
        }
        await load(placement, profile, .placement)
        return placement
    }

    /// Decides anew, and loads.
    public func configure(_ id: String, _ configuration: [String: String], for profile: String) async throws {
        let placement = try change(id, .configured) { placements, index in
            placements[index].configuration = configuration
        }
        await load(placement, profile, .placement)
    }

    /// Moves a widget.
    public func move(_ id: String, to index: Int, for profile: String) async throws {
        _ = try change(id, .moved) { placements, former in
            let placement = placements.remove(at: former)
            placements.insert(placement, at: min(max(0, index), placements.count))
        }
        tell()
    }

    /// Removes a widget.
    public func remove(_ id: String, for profile: String) async throws {
        _ = try change(id, .removed) { placements, index in placements.remove(at: index) }
        tell()
    }

    /// Loads all, whatever the cause.
    public func reloadAll(of profile: String, cause: ReloadCause) async {
        for placement in state.withLock({ $0.placements }) { await load(placement, profile, cause) }
    }

    /// Loads those of a kind, whatever the cause.
    public func reload(_ kind: WidgetKind, of profile: String, cause: ReloadCause) async {
        for placement in state.withLock({ $0.placements }) where placement.kind == kind {
            await load(placement, profile, cause)
        }
    }

    /// Forgets what is shown.
    public func invalidate(_ kind: WidgetKind, of profile: String) async {
        state.withLock { state in
            for placement in state.placements where placement.kind == kind { state.shown[placement.id] = nil }
        }
    }

    /// Does it, and loads those of the kind from what is kept.
    public func perform(_ intent: String, on id: String, of profile: String) async throws {
        let placement = try placement(id)
        let widget = widgets.first { $0.kind == placement.kind }
        guard let found = widget?.intents.first(where: { $0.id == intent }) else {
            throw WidgetHostError.noSuchIntent(intent, of: placement.kind, known: widget?.intents.map(\.id) ?? [])
        }
        try await found.perform(WidgetSubject(profile: profile, configuration: placement.configuration))
        await reload(placement.kind, of: profile, cause: .intent)
    }

    /// What was loaded last.
    public func shown(_ id: String, of profile: String) throws -> ShownWidget {
        _ = try placement(id)
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

    /// Nothing: there is no schedule.
    public func run(for profile: String) async {}
    /// Nothing: nothing is counted.
    public func setForeground(_ isForeground: Bool) async {}

    private func placement(_ id: String) throws(WidgetHostError) -> WidgetPlacement {
        guard let placement = state.withLock({ $0.placements.first { $0.id == id } }) else {
            throw .noSuchPlacement(id)
        }
        return placement
    }

    private func change(
        _ id: String, _ action: WidgetEvent.Action, _ body: @Sendable (inout [WidgetPlacement], Int) -> Void
    ) throws -> WidgetPlacement {
        let placement = try placement(id)
        return state.withLock { state in
            guard let index = state.placements.firstIndex(of: placement) else { return placement }
            body(&state.placements, index)
            state.history.append(WidgetEvent(action, placement.kind, placement.family, time: clock.now.seconds))
            return state.placements.first { $0.id == id } ?? placement
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
