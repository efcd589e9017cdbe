import LocalizationKit
import TextViewKitInterface
import WidgetHostInterface

/// The gallery: what can be placed, how it looks, and a button to place it.
struct GalleryScreen: View {
    let model: GalleryModel
    let add: (GalleryModel.Item) -> Intent

    var body: some View {
        ScrollView(showsBar: true) {
            Flow(lineSpacing: 1) {
                ForEach(model.items, id: \.id) { item in self.item(item) }
            }
        }
    }

    private func item(_ item: GalleryModel.Item) -> some View {
        VStack(alignment: .leading) {
            Button(Strings.add, add(item))
                .accessibilityLabel(Strings.addWidget(name: item.widget.title, shape: item.family.rawValue))
            Text(item.family.rawValue).dim().accessibilityHidden()
            face(item).border(.rounded)
        }
        .accessibilityGroup(item.widget.title)
    }

    private func face(_ item: GalleryModel.Item) -> AnyView {
        let size = item.family.standardSize
        let face = WidgetFace(
            widget: item.widget, family: item.family, size: size, shown: item.shown ?? ShownWidget(content: nil),
            now: model.now, drawing: item.drawing)
        return AnyView(face.view.frame(width: size.columns, height: size.rows, alignment: .topLeading).disabled())
    }
}
