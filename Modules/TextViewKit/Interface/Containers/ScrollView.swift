/// A window on a view that may be larger than the room there is.
///
/// The whole content is built; for many rows take a ``List``. On a live screen the wheel and the page keys move the
/// content, and so does the focus when it goes to a part out of sight.
public struct ScrollView<Content: View>: Primitive {
    private let axes: Set<Axis>
    private let offset: Point
    private let showsBar: Bool
    private let content: Content

    /// Creates a window.
    ///
    /// - Parameters:
    ///   - axes: the directions in which the content may be larger.
    ///   - offset: the cell of the content in the upper left corner; kept so that the window stays filled.
    ///   - showsBar: whether the last column shows which part is seen, when not all is.
    ///   - content: what is seen through the window, as a column.
    public init(
        _ axes: Set<Axis> = [.vertical], offset: Point = .zero, showsBar: Bool = false,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.offset = Point(x: Length.clampOffset(offset.x), y: Length.clampOffset(offset.y))
        self.showsBar = showsBar && axes.contains(.vertical)
        self.content = content()
    }

    /// Adds one element with the content.
    public func lower(into lowering: inout Lowering) {
        lowering.add(.scroll(ScrollContent(axes: axes, offset: offset, showsBar: showsBar))) { inner in
            inner.add(.stack(StackContent(axis: .vertical, spacing: 0, horizontal: .leading))) {
                content.lower(into: &$0)
            }
        }
    }
}
