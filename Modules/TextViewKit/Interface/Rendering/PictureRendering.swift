public import FeatureKitInterface

/// Writes a picture once, for a terminal or a pipe that ends at one.
@MainActor
public protocol PictureRendering {
    /// The format in which the output of the process shows pictures best.
    ///
    /// It is what a person decided, or else what the environment says of a terminal that is known by its name: nothing
    /// is asked of the terminal. In a pipe, and where nothing is known, it is half blocks.
    var format: PictureFormat { get }

    /// How many pixels some cells have.
    ///
    /// - Parameters:
    ///   - cells: columns and rows.
    ///   - format: how the picture is written.
    /// - Returns: pixels each way: what is worth decoding for those cells.
    func pixels(on cells: Size, as format: PictureFormat) -> Size

    /// Writes a picture, one pixel of it for each of the output.
    ///
    /// Without colours (`NO_COLOR`, `TERM=dumb`) half blocks become shades.
    ///
    /// - Parameters:
    ///   - picture: the pixels, as many as they shall take.
    ///   - format: how it is written.
    /// - Returns: the text, which ends with a line feed unless the picture has no pixels.
    func render(_ picture: PixelImage, as format: PictureFormat) -> String
}

extension ServiceKey where Service == any PictureRendering {
    /// What writes pictures.
    public static var pictureRendering: Self { Self("PictureRendering", in: "TextViewKitInterface") }
}
