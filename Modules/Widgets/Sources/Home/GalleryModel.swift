import PlatformInterface
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface
import WidgetsInterface

/// Every kind in every shape, with what it would show.
struct GalleryModel: Sendable {
    struct Item: Sendable, Identifiable {
        var widget: Widget
        var family: WidgetFamily
        var drawing: WidgetDrawing?
        /// `nil` while it is asked for.
        var shown: ShownWidget?
        /// What is kept of its pictures, where it is more than a preview.
        var pictures: [MediaID: PixelImage] = [:]

        var id: String { "\(widget.kind) \(family.rawValue)" }
    }

    var items: [Item]
    var now: WallTime

    init(_ widgets: [Widget], _ drawings: [WidgetKind: WidgetDrawing], now: WallTime) {
        items = widgets.flatMap { widget in
            widget.families.map { Item(widget: widget, family: $0, drawing: drawings[widget.kind]) }
        }
        self.now = now
    }
}
