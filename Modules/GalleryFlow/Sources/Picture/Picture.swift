import TextViewKitInterface

/// A picture that is loaded.
struct Picture: Equatable, Sendable {
    var image: PixelImage
    var facts: PictureFacts
}
