import LocalizationKit

/// A view in a border, with a title in the upper line.
struct BorderedView<Content: View>: View {
    let content: Content
    let border: BorderStyle
    let style: Style
    let title: LocalizedText?

    var body: some View {
        BorderView(content: content, border: border, style: style).overlay(alignment: .topLeading) {
            if let title {
                Text.framed(" ", title, " ").bold().lineLimit(1).accessibilityHidden().padding(.horizontal, 2)
            }
        }
        .annotated(Annotation(role: title == nil ? nil : .group), saying: SpokenWords(label: title))
    }
}
