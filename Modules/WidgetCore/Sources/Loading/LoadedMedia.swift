import LocalizationKit
import WidgetCoreInterface

/// What the sources answered.
struct LoadedMedia: Sendable, Equatable {
    /// At most six items, in order.
    var items: [MediaItem]
    /// The names of the sources that did not answer.
    var silentSources: [LocalizedText] = []
}
