public import FeatureKitInterface
public import TextViewKitInterface

/// Turns files of pictures into pixels.
///
/// Files are taken for what they begin with, never for what they are called. Whatever is in a file, the result is a
/// picture or an error.
public protocol ImageDecoding: Sendable {
    /// Reads what a file says of itself, without decoding it.
    ///
    /// - Parameter bytes: the file, or as much of it as says its size.
    /// - Returns: what it says.
    /// - Throws: ``ImageError`` when it is none of the formats, or ends before it says its size.
    func probe(_ bytes: [UInt8]) throws(ImageError) -> ImageInformation

    /// Decodes a picture, upright, as large as it fits into a box.
    ///
    /// Its proportions stay, it is never made larger, and has at least one pixel each way. Each pixel is the mean of
    /// those that it stands for. Of an animation it is the first frame. It does its work outside of the caller's actor.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - box: the most pixels each way, as the picture is seen; at least 1.
    ///   - limits: what is too much, to be found out before it costs anything.
    /// - Returns: the picture.
    /// - Throws: ``ImageError``; `CancellationError` when the task is cancelled.
    func decode(_ bytes: [UInt8], fitting box: PixelSize, limits: ImageLimits) async throws -> PixelImage
}

extension ImageDecoding {
    /// Decodes a picture with the standard limits.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - box: the most pixels each way, as the picture is seen.
    /// - Returns: the picture.
    /// - Throws: ``ImageError``; `CancellationError` when the task is cancelled.
    public func decode(_ bytes: [UInt8], fitting box: PixelSize) async throws -> PixelImage {
        try await decode(bytes, fitting: box, limits: ImageLimits())
    }
}

extension ServiceKey where Service == any ImageDecoding {
    /// What turns files of pictures into pixels.
    public static var imageDecoding: Self { Self("ImageDecoding", in: "ImageCodecInterface") }
}
