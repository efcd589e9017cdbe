/// A picture, drawn with two pixels in each cell.
public struct Image: View, Equatable {
    private let pixels: PixelImage
    private let label: String
    private let isResizable: Bool

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - pixels: the decoded picture.
    ///   - label: what is to be seen, in words.
    ///   - isResizable: whether it takes the room it is offered and keeps its proportions, or its own size.
    public init(_ pixels: PixelImage, label: String, isResizable: Bool = false) {
        self.pixels = pixels
        self.label = label
        self.isResizable = isResizable
    }

    /// Half blocks in the colours of the pixels.
    public var body: some View {
        DrawingView(PixelDrawing(pixels: pixels, isResizable: isResizable))
            .annotated(Annotation(role: .image, label: label))
    }
}
