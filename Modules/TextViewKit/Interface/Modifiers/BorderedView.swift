/// A view in a border, with a title in the upper line.
struct BorderedView<Content: View>: View {
    let content: Content
    let border: BorderStyle
    let style: Style
    let title: String?

    var body: some View {
        BorderView(content: content, border: border, style: style).overlay(alignment: .topLeading) {
            if let title {
                Text(" \(title) ").bold().lineLimit(1).accessibilityHidden().padding(.horizontal, 2)
            }
        }
        .annotated(Annotation(role: title == nil ? nil : .group, label: title, coversChildren: false))
    }
}

/// A view in a border.
private struct BorderView<Content: View>: Primitive {
    let content: Content
    let border: BorderStyle
    let style: Style

    func lower(into lowering: inout Lowering) {
        let style = style.inheriting(lowering.environment.style)
        lowering.wrap(.border(border, style)) { content.lower(into: &$0) }
    }
}
