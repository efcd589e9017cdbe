/// What an element is: the vocabulary of the renderer, which is smaller than that of the views.
package enum ElementContent: Equatable {
    case text(Paragraph)
    case stack(StackContent)
    case layers(Alignment)
    case grid(GridContent)
    case gridRow
    case spacer(least: Int)
    case divider(Style)
    case drawing(DrawingBox, Style)
    case layout(LayoutBox)
    case padding(EdgeInsets)
    case frame(FrameContent)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case priority(Double)
    case offset(Point)
    case border(BorderStyle, Style)
    /// The first child decides the size; the others lie under it.
    case background(Alignment)
    /// The first child decides the size; the others lie over it.
    case overlay(Alignment)
    /// Fills the whole frame before the child is drawn.
    case fill(Style)
    case clipped
    case hidden
    case scroll(ScrollContent)
    case list(ListContent)
    case annotation(Annotation)
}
