/// What an element is: the vocabulary of the renderer, which is smaller than that of the views.
package enum ElementContent: Equatable {
    case text(TextContent)
    case stack(StackContent)
    case layers(Alignment)
    case grid(GridContent)
    case gridRow
    case spacer(Axis?, least: Int)
    case divider
    case drawing(DrawingBox)
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
    case style(Style)
    /// A style that also fills the whole frame.
    case fill(Style)
    case clipped
    case hidden
    case opacity(Double)
    case redacted(Bool)
    case scroll(Set<Axis>, offset: Point)
    case list(ListContent)
    case annotation(Annotation)
}
