import LocalizationKit
import PlatformInterface
import WidgetCoreInterface

/// What a widget of posters shows, as it is stored and read by other processes.
struct PosterScene: Codable, Sendable, Equatable {
    enum State: String, Codable, Sendable {
        case content, empty, error, stale
    }

    struct Poster: Codable, Sendable, Equatable {
        var id: MediaID
        var title: LocalizedText
        var subtitle: LocalizedText
        var progress: Double?
        var badge: LocalizedText?
    }

    var state: State
    var posters: [Poster] = []
    /// Whether the last step went forward.
    var isForward = true
    /// When the posters were loaded.
    var loadedAt: WallTime?
    /// Why there is nothing, or nothing new.
    var reason: LocalizedText?
    /// The sources that did not answer.
    var silentSources: [LocalizedText] = []
}
