import PlatformInterface
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface

/// The posters of one kind, to be played.
struct ShelfScreen: View {
    let item: GalleryModel.Item
    let now: WallTime
    let play: @Sendable (MediaID) -> Intent

    var body: some View {
        ScrollView {
            WidgetFace(
                widget: item.widget, family: item.family, size: item.family.standardSize,
                shown: item.shown ?? ShownWidget(content: nil), now: now,
                actions: WidgetActions(press: { .send(IntentValue($0)) }, play: play)
            ).view
        }
    }
}
