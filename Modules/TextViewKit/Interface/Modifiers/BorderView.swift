/// A view in a border.
struct BorderView<Content: View>: Primitive {
    let content: Content
    let border: BorderStyle
    let style: Style

    func lower(into lowering: inout Lowering) {
        let style = style.inheriting(lowering.environment.style)
        lowering.wrap(.border(border, style)) { content.lower(into: &$0) }
    }
}
