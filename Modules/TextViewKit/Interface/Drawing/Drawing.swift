/// Something drawn cell by cell, once its size is known.
package protocol Drawing: Equatable {
    func size(for proposal: ProposedSize) -> Size
    /// Draws everything; cells outside the canvas are not drawn.
    func draw(on canvas: inout some Canvas)
}

/// The cells on which something is drawn.
package protocol Canvas {
    var size: Size { get }
    /// Puts a glyph that is one cell wide.
    mutating func put(_ glyph: Unicode.Scalar, x: Int, y: Int, style: Style)
}

/// A drawing as a view.
package struct DrawingView<Content: Drawing>: Primitive {
    let drawing: Content

    package init(_ drawing: Content) { self.drawing = drawing }

    package func lower(into lowering: inout Lowering) {
        lowering.add(.drawing(DrawingBox(drawing), lowering.environment.style))
    }
}
