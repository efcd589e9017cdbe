/// A view with something around it.
struct ModifiedView<Content: View>: Primitive {
    let content: Content
    let change: ElementContent
    let intents: Intents?

    init(_ content: Content, _ change: ElementContent, intents: Intents? = nil) {
        self.content = content
        self.change = change
        self.intents = intents
    }

    func lower(into lowering: inout Lowering) {
        lowering.wrap(change, intents: intents) { content.lower(into: &$0) }
    }
}
