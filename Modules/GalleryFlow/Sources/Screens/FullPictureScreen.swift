import TextViewKitInterface

/// A picture on the whole screen.
struct FullPictureScreen: View {
    let model: PictureModel
    let actions: PictureActions

    var body: some View {
        VStack {
            if let shown = model.state.content {
                Image(shown.seen, label: "", isResizable: true)
                    .accessibilityLabel(model.item.title).frame(maxWidth: .max, maxHeight: .max)
            } else {
                PictureScreen(model: model, actions: actions)
            }
            HStack(spacing: 1) {
                Button(Strings.close, actions.close).defaultFocus()
                if model.state.content != nil { PictureBar(model: model, actions: actions, isNarrow: true) }
            }
        }
    }
}
