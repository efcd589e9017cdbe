public import LocalizationKit
public import PlatformInterface

/// What is true of a widget from a moment on.
public struct WidgetEntry: Sendable, Hashable {
    /// How it stands.
    public enum State: Sendable, Hashable {
        /// There is something to show.
        case content(PosterContent)
        /// There is rightly nothing.
        case empty
        /// There is nothing, because it could not be loaded.
        case error(LocalizedText)
        /// There is something from before, which is old; with the reason when loading failed.
        case stale(PosterContent, reason: LocalizedText?)
    }

    /// The moment.
    public var date: WallTime
    /// How it stands.
    public var state: State

    /// Creates an entry.
    public init(date: WallTime, state: State) {
        self.date = date
        self.state = state
    }

    /// What can be shown; `nil` when there is nothing.
    public var content: PosterContent? {
        switch state {
        case .content(let content), .stale(let content, _): content
        case .empty, .error: nil
        }
    }

    /// How old what is shown is; `nil` when nothing is shown.
    public var age: Duration? { content.map { $0.loadedAt.duration(to: date) } }
}
