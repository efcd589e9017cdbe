extension View {
    /// Keeps a distance from the edges of a view.
    ///
    /// - Parameters:
    ///   - edges: on which sides.
    ///   - length: how many cells; a negative number is 0.
    /// - Returns: the view with room around it.
    public func padding(_ edges: Edge.Set = .all, _ length: Int = 1) -> some View {
        ModifiedView(self, .padding(EdgeInsets(edges, length)))
    }

    /// Keeps the same distance on all sides.
    ///
    /// - Parameter length: how many cells; a negative number is 0.
    /// - Returns: the view with room around it.
    public func padding(_ length: Int) -> some View { padding(.all, length) }

    /// Gives a view an exact width or height, whatever its parent offers.
    ///
    /// - Parameters:
    ///   - width: the columns; `nil` leaves them to the view.
    ///   - height: the rows; `nil` leaves them to the view.
    ///   - alignment: where the view stands when it is smaller, and what is cut off when it is larger.
    /// - Returns: the view in its frame.
    public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
        frame(
            minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
            maxHeight: height, alignment: alignment)
    }

    /// Bounds the width and height of a view.
    ///
    /// With a greatest length the frame takes what its parent offers, up to that length; `.max` takes all.
    ///
    /// - Parameters:
    ///   - minWidth: the fewest columns.
    ///   - idealWidth: the columns when the parent has no opinion.
    ///   - maxWidth: the most columns.
    ///   - minHeight: the fewest rows.
    ///   - idealHeight: the rows when the parent has no opinion.
    ///   - maxHeight: the most rows.
    ///   - alignment: where the view stands in the frame.
    /// - Returns: the view in its frame.
    public func frame(
        minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
        idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
    ) -> some View {
        let frame = FrameContent(
            minWidth: minWidth.map(Length.clamp), idealWidth: idealWidth.map(Length.clamp),
            maxWidth: maxWidth.map(Length.clamp), minHeight: minHeight.map(Length.clamp),
            idealHeight: idealHeight.map(Length.clamp), maxHeight: maxHeight.map(Length.clamp), alignment: alignment)
        return ModifiedView(self, .frame(frame))
    }

    /// Lets a view take its ideal size, even where that is more than it is offered.
    ///
    /// - Parameters:
    ///   - horizontal: whether that holds for the width.
    ///   - vertical: whether that holds for the height.
    /// - Returns: the view at its ideal size.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        ModifiedView(self, .fixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Lets a stack offer its room to this view before others.
    ///
    /// - Parameter priority: greater numbers come first; 0 is ordinary.
    /// - Returns: the view with its priority.
    public func layoutPriority(_ priority: Double) -> some View {
        ModifiedView(self, .priority(priority))
    }

    /// Draws a view elsewhere, without any effect on the layout.
    ///
    /// - Parameters:
    ///   - x: columns to the right; negative to the left.
    ///   - y: rows down; negative up.
    /// - Returns: the moved view.
    public func offset(x: Int = 0, y: Int = 0) -> some View {
        ModifiedView(self, .offset(Point(x: Length.clampOffset(x), y: Length.clampOffset(y))))
    }
}
