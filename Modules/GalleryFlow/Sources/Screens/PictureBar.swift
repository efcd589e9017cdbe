import LocalizationKit
import TextViewKitInterface

/// The ways from a picture to its neighbours, closer to it, and to what is known of it.
struct PictureBar: View {
    let model: PictureModel
    let actions: PictureActions
    /// Whether signs stand for words wherever there is more beside it.
    var isNarrow = false

    var body: some View {
        EnvironmentReader { environment in
            let isShort = isNarrow || environment.widthClass == .compact
            VStack {
                if let shown = model.state.content, shown.viewport.zoom > 1 { MoveBar(actions: actions) }
                HStack(spacing: 1) {
                    neighbours(isShort)
                    if let shown = model.state.content { closer(shown.viewport) }
                }
            }
        }
        .frame(maxWidth: .max)
    }

    private func neighbours(_ isShort: Bool) -> some View {
        HStack(spacing: 1) {
            Button((isShort ? "‹" : "‹ \(Strings.previous)") as LocalizedText, actions.go(-1)).accessibilityLabel(
                Strings.previous
            )
            .keyboardShortcut("p").disabled(model.position == 0)
            Text("\(model.position + 1)/\(model.count)").lineLimit(1).fixedSize()
            Button((isShort ? "›" : "\(Strings.next) ›") as LocalizedText, actions.go(1)).accessibilityLabel(
                Strings.next
            )
            .keyboardShortcut("n").disabled(model.position == model.count - 1)
        }
    }

    private func closer(_ viewport: Viewport) -> some View {
        HStack(spacing: 1) {
            Button("−", actions.zoom(false)).accessibilityLabel(Strings.further).keyboardShortcut("-")
                .disabled(viewport.zoom == Viewport.zooms.first)
            Text("\(viewport.zoom)×").lineLimit(1).fixedSize()
            Button("+", actions.zoom(true)).accessibilityLabel(Strings.closer).keyboardShortcut("+")
                .disabled(viewport.zoom == Viewport.zooms.last)
            Button("i", actions.inform).accessibilityLabel(Strings.information).keyboardShortcut("i")
        }
    }
}
