import ImageCodecInterface

/// What the first bytes of a file say, as far as decoding needs it.
struct ImageHead {
    var information: ImageInformation
    /// How many bytes the decoder needs besides what it hands over.
    var workingBytes = 0
    /// Whether a JPEG is from Adobe, whose programs store ink inverted.
    var isInverted = false
    /// The bytes that hold the frame to be decoded, and where it is in the picture; `nil` for the whole file.
    var frame: Frame?

    /// The first frame of an animation.
    struct Frame {
        var bytes: ArraySlice<UInt8>
        var x: Int
        var y: Int
        var size: PixelSize
    }

    /// Reads the head of a file.
    init(_ bytes: [UInt8]) throws(ImageError) {
        let reader = ByteReader(bytes[...])
        if PNGHead.isOne(reader) {
            self = try PNGHead.read(reader)
        } else if reader.number(at: 0, bytes: 3) == 0xFFD8FF {
            self = try JPEGHead.read(reader)
        } else if reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) {
            self = try WebPHead.read(reader)
        } else {
            throw .unknownFormat
        }
        let size = information.storedSize
        guard size.width > 0, size.height > 0 else {
            throw .broken(information.format, reason: Strings.noPixels)
        }
    }

    init(_ format: ImageFormat, width: Int, height: Int) {
        information = ImageInformation(format: format, storedSize: PixelSize(width: width, height: height))
    }
}
