/// A view with an identity of its own.
struct IdentifiedView<ID: Hashable, Content: View>: Primitive {
    let id: ID
    let content: Content

    func lower(into lowering: inout Lowering) {
        lowering.place(id) { content.lower(into: &$0) }
    }
}
