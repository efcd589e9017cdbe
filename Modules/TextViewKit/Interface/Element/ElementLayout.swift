/// What the renderer remembers of an element between frames.
@usableFromInline
package struct ElementLayout {
    /// Where the element begins, counted from the corner of its parent.
    package var origin = Point.zero
    package var size = Size.zero
    /// For which proposal the children were placed; `nil` when they were not yet.
    package var proposal: ProposedSize?
    /// Everything that the element and its children paint, counted from its own corner.
    package var reach = Rect(width: 0, height: 0)
    /// Sizes that were measured, by proposal.
    package var sizes = SizeCache()

    package init() {}
}
