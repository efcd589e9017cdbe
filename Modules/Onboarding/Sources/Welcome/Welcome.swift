import LocalizationKit
import NavigationInterface

/// What this build has to show to somebody who is new.
@MainActor
struct Welcome {
    private static let gallery = "tessera://widgets/gallery"

    /// The tabs in their order, each with its symbol.
    let tabs: [LocalizedText]
    /// The link to the widgets that live outside the app; `nil` where the build has none.
    let widgetGallery: String?

    init(tabs: [NavigationTab], routes: [Route]) {
        self.tabs = tabs.sorted { $0.order < $1.order }.map { "\($0.symbol) \($0.title)" }
        widgetGallery = routes.lazy.compactMap(\.plainLink).first { $0 == Self.gallery }
    }
}
