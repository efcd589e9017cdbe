/// A drawing as a view.
package struct DrawingView<Content: Drawing>: Primitive {
    let drawing: Content

    package init(_ drawing: Content) { self.drawing = drawing }

    package func lower(into lowering: inout Lowering) {
        lowering.add(.drawing(DrawingBox(drawing), lowering.environment.style))
    }
}
