public import PlatformInterface
import Synchronization
public import WidgetCoreInterface

/// A processor that answers what a test tells it to.
public final class ScriptedProcessor: ContinueWatchingProcessing, RecommendationProcessing {
    private struct State {
        var entry: WidgetEntry
        var requests: [PosterRequest] = []
        var steps: [CarouselDirection] = []
        var forgotten: [String] = []
    }

    private let state: Mutex<State>
    private let clock: any WallClock

    /// Creates a processor that has nothing.
    ///
    /// - Parameter clock: what its entries are dated by.
    public init(clock: any WallClock) {
        self.clock = clock
        state = Mutex(State(entry: WidgetEntry(date: clock.now, state: .empty)))
    }

    /// What it was asked for, the oldest first.
    public var requests: [PosterRequest] { state.withLock { $0.requests } }
    /// The steps that were made, the oldest first.
    public var steps: [CarouselDirection] { state.withLock { $0.steps } }

    /// Decides how things stand from now on.
    public func answer(_ entry: WidgetEntry.State) {
        state.withLock { $0.entry.state = entry }
    }

    /// What the script says, turned by the steps that were made.
    public func timeline(for request: PosterRequest) async -> WidgetTimeline {
        state.withLock { $0.requests.append(request) }
        let origin: WidgetTimeline.Origin = request.cause == .interaction ? .cache : .network
        return WidgetTimeline(
            preview(of: request.feed), reloadAt: clock.now.advanced(by: PosterRules.lifetime), origin: origin)
    }

    /// The same.
    public func preview(of feed: PosterFeed) -> WidgetEntry {
        state.withLock { state in
            var entry = state.entry
            entry.date = clock.now
            guard case .content(var content) = entry.state, !content.posters.isEmpty else { return entry }
            let step = state.steps.reduce(0) { $0 + ($1 == .forward ? 1 : content.posters.count - 1) }
            let start = step % content.posters.count
            content.posters = Array(content.posters[start...] + content.posters[..<start])
            content.direction = state.steps.last ?? .forward
            entry.state = .content(content)
            return entry
        }
    }

    /// Those of whom everything was forgotten.
    public var forgotten: [String] { state.withLock { $0.forgotten } }
    /// Remembers who it was.
    public func forgetAll(of profile: String) async throws { state.withLock { $0.forgotten.append(profile) } }

    /// Remembers the step.
    public func scroll(_ direction: CarouselDirection, in feed: PosterFeed) async throws {
        state.withLock { $0.steps.append(direction) }
    }
}
