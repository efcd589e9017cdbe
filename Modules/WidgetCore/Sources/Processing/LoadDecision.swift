import PlatformInterface
import WidgetCoreInterface

/// Whether the sources are asked, or what is kept will do.
struct LoadDecision {
    var kind: PosterKind
    var cause: LoadCause
    /// Whether posters are kept and can be read.
    var hasPosters: Bool
    var record: LoadRecord
    var now: WallTime

    var shouldLoad: Bool {
        switch cause {
        // Without what is kept too: whoever taps while a server is away must not ask it at every tap.
        case .interaction: false
        case .schedule, .profileChange, .launch: true
        case .libraryChange: kind == .continueWatching || shouldLoadToDisplay
        case .display: shouldLoadToDisplay
        }
    }

    private var shouldLoadToDisplay: Bool {
        !record.isWaiting(at: now) && (!hasPosters || record.isExpired(at: now))
    }
}
