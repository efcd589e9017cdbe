import ImageCodecInterface

/// What a file says of its picture, and how large the file is.
struct PictureFacts: Equatable, Sendable {
    /// `nil` for one that the program draws itself.
    var information: ImageInformation?
    /// The size as it is seen, in pixels.
    var size: PixelSize
    /// The bytes of the file; 0 where there is none.
    var bytes: Int
}
