import TextViewKitInterface

extension View {
    /// Gives a part of a widget its columns, or as many of them as its place has: a narrow terminal shows less of it, and
    /// all of its frame.
    func upTo(width: Int, height: Int, alignment: Alignment = .center) -> some View {
        frame(
            idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height,
            alignment: alignment)
    }
}
