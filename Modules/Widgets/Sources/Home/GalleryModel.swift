import PlatformInterface
import WidgetHostInterface

/// Every kind in every shape, with what it would show.
struct GalleryModel: Sendable {
    struct Item: Sendable, Identifiable {
        var widget: Widget
        var family: WidgetFamily
        /// `nil` while it is asked for.
        var shown: ShownWidget?

        var id: String { "\(widget.kind) \(family.rawValue)" }
    }

    var items: [Item]
    var now: WallTime

    init(_ widgets: [Widget], now: WallTime) {
        items = widgets.flatMap { widget in widget.families.map { Item(widget: widget, family: $0) } }
        self.now = now
    }
}
