/// Something drawn cell by cell, once its size is known.
package protocol Drawing: Equatable {
    func size(for proposal: ProposedSize) -> Size
    /// Draws everything; cells outside the canvas are not drawn.
    func draw(on canvas: inout some Canvas)
}
