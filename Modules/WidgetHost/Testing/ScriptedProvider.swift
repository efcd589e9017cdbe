import Synchronization
public import WidgetHostInterface

/// A provider that delivers what a test tells it to, and remembers what it was asked.
public final class ScriptedProvider: TimelineProvider {
    /// Makes a timeline.
    public typealias Script = @Sendable (TimelineRequest) async throws -> Timeline<String>

    private struct State {
        var script: Script
        var requests: [TimelineRequest] = []
    }

    private let state: Mutex<State>

    /// Creates a provider.
    ///
    /// - Parameter script: makes its timelines and snapshots.
    public init(_ script: @escaping Script) { state = Mutex(State(script: script)) }

    /// What it was asked for, the oldest first.
    public var requests: [TimelineRequest] { state.withLock { $0.requests } }
    /// How often it was asked for something that it may load.
    public var loads: Int { requests.count(where: \.mayLoad) }

    /// Decides what it delivers from now on.
    public func deliver(_ script: @escaping Script) { state.withLock { $0.script = script } }

    /// `placeholder`.
    public func placeholder(in context: WidgetContext) -> String { "placeholder" }

    /// The first entry of the script's timeline.
    public func snapshot(for request: TimelineRequest) async throws -> Entry<String> {
        let timeline = try await timeline(for: request)
        guard let entry = timeline.entries.first else { throw NoEntry() }
        return entry
    }

    /// The script's timeline.
    public func timeline(for request: TimelineRequest) async throws -> Timeline<String> {
        let script = state.withLock { state in
            state.requests.append(request)
            return state.script
        }
        return try await script(request)
    }
}

/// A timeline has no entry that could be a snapshot.
struct NoEntry: Error {}
