/// An element with children.
struct ContainerView<Content: View>: Primitive {
    let container: ElementContent
    let content: Content

    init(_ container: ElementContent, _ content: Content) {
        self.container = container
        self.content = content
    }

    func lower(into lowering: inout Lowering) {
        lowering.add(container) { content.lower(into: &$0) }
    }
}
