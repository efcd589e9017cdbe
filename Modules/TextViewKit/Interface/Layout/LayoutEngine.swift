/// What measures and places elements: the renderer, seen from a layout.
package protocol LayoutEngine {
    func measure(_ element: Element, _ proposal: ProposedSize) -> Size
    func place(_ element: Element, at point: Point, _ proposal: ProposedSize)
}
