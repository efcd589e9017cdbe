/// A child of a ``Layout``.
public struct LayoutSubview {
    let element: Element
    let engine: any LayoutEngine

    package init(_ element: Element, _ engine: any LayoutEngine) {
        self.element = element
        self.engine = engine
    }

    /// The child's claim to room before others; 0 is ordinary.
    public var priority: Double {
        if case .priority(let priority) = element.content { priority } else { 0 }
    }

    /// The size the child takes.
    ///
    /// - Parameter proposal: the room that is offered.
    /// - Returns: its answer, which may be larger than the proposal.
    public func sizeThatFits(_ proposal: ProposedSize) -> Size { engine.measure(element, proposal) }

    /// Puts the child in its place.
    ///
    /// - Parameters:
    ///   - point: where its upper left cell stands, counted from the corner of the layout.
    ///   - proposal: the room that is offered; its answer is its size.
    public func place(at point: Point, proposal: ProposedSize) { engine.place(element, at: point, proposal) }
}
