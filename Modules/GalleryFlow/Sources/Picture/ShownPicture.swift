import ImageCodecInterface
import TextViewKitInterface

/// A picture, and what of it is seen.
struct ShownPicture: Equatable, Sendable {
    /// No terminal shows more, and every pixel goes through it.
    private static let mostPixels = 1024

    let picture: Picture
    let viewport: Viewport
    /// The pixels that are seen.
    let seen: PixelImage

    init(_ picture: Picture, _ viewport: Viewport = Viewport()) {
        (self.picture, self.viewport) = (picture, viewport)
        let (columns, rows) = viewport.pixels(
            of: PixelSize(width: picture.image.width, height: picture.image.height))
        seen = picture.image.part(columns: columns, rows: rows).reduced(to: Self.mostPixels)
    }

    // What is seen follows from the rest.
    static func == (left: ShownPicture, right: ShownPicture) -> Bool {
        left.viewport == right.viewport && left.picture == right.picture
    }
}
