/// A view that depends on the widths that a person gave to the columns of the table in this place.
struct WidthReader<Content: View>: Primitive {
    let content: (Identity, [Int: Int]) -> Content

    init(@ViewBuilder _ content: @escaping (Identity, [Int: Int]) -> Content) { self.content = content }

    func lower(into lowering: inout Lowering) {
        let view = content(lowering.identity, lowering.record.states?.widths[lowering.identity] ?? [:])
        lowering.deeper { view.lower(into: &$0) }
    }
}
