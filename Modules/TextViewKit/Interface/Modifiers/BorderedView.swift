/// A view in a border, with a title in the upper line.
struct BorderedView<Content: View>: View {
    let content: Content
    let border: BorderStyle
    let style: Style
    let title: String?

    var body: some View {
        ModifiedView(content, .border(border, style)).overlay(alignment: .topLeading) {
            if let title {
                Text(" \(title) ").bold().lineLimit(1).accessibilityTraits(.header).padding(.horizontal, 1)
            }
        }
    }
}
