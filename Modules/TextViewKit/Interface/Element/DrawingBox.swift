/// A drawing, comparable so that an unchanged one keeps its element.
package final class DrawingBox: Equatable {
    package let drawing: any Drawing

    package init(_ drawing: any Drawing) { self.drawing = drawing }

    package static func == (left: DrawingBox, right: DrawingBox) -> Bool {
        left === right || left.drawing.equals(right.drawing)
    }
}

extension Drawing {
    fileprivate func equals(_ other: any Drawing) -> Bool { (other as? Self) == self }
}
