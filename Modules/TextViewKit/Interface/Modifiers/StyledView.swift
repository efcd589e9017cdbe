/// A view whose text takes a style where it has none of its own.
///
/// Styles are handed down while views lower, so that painting never has to ask what surrounds an element.
struct StyledView<Content: View>: Primitive {
    let content: Content
    let style: Style
    var fills = false

    func lower(into lowering: inout Lowering) {
        var environment = lowering.environment
        environment.style = style.inheriting(environment.style)
        let inner = environment.style
        lowering.with(environment) { lowering in
            if fills {
                lowering.wrap(.fill(inner)) { content.lower(into: &$0) }
            } else {
                content.lower(into: &lowering)
            }
        }
    }
}
