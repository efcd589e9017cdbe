import LocalizationKit
import TextViewKitInterface

/// One picture as large as there is room for, what is known of it, and its neighbours.
struct PictureScreen: View {
    let model: PictureModel
    let actions: PictureActions

    var body: some View {
        VStack {
            if case .failed(let reason) = model.state {
                FailureView(reason: reason, retry: actions.retry)
            } else {
                picture
            }
            PictureBar(model: model, actions: actions)
        }
    }

    // The name shows the focus, so that the picture stays as it is. It is one place in all states, so that the focus stays
    // on it, too.
    private var picture: some View {
        VStack {
            if let shown = model.state.content {
                Image(shown.seen, label: "", isResizable: true).frame(maxWidth: .max, maxHeight: .max)
            } else if model.state == .idle {
                GreyPlace()
            } else {
                ProgressView(Strings.loading)
            }
            caption.lineLimit(1)
        }
        .onTap(actions.tap).accessibilityLabel(model.item.title).accessibilityValue(value).defaultFocus()
        .frame(maxWidth: .max, maxHeight: .max)
    }

    private var caption: Text {
        let title = Text(model.item.title).bold()
        guard let shown = model.state.content else { return title }
        return title + Text("  ") + Text(shown.picture.facts.summary).dim()
    }

    private var value: LocalizedText { model.state.content?.picture.facts.summary ?? Strings.loading }
}
