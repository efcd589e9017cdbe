public import ImageCodecInterface
import LocalizationKit
public import TextViewKitInterface

/// A decoder for tests, of files that say in words what is to be seen: `picture 640x480 #FF0000`.
///
/// Everything else is no picture to it. It keeps the rules of decoders, without any library.
public struct ScriptedDecoder: ImageDecoding {
    /// Creates a decoder.
    public init() {}

    /// A file that it decodes.
    ///
    /// - Parameters:
    ///   - size: the size.
    ///   - colour: red, green and blue of all pixels.
    /// - Returns: the bytes.
    public static func file(_ size: PixelSize, colour: (red: UInt8, green: UInt8, blue: UInt8)) -> [UInt8] {
        Array("picture \(size.width) \(size.height) \(colour.red) \(colour.green) \(colour.blue)".utf8)
    }

    /// What a file says: it is a PNG to everybody else.
    public func probe(_ bytes: [UInt8]) throws(ImageError) -> ImageInformation {
        ImageInformation(format: .png, storedSize: try read(bytes).size)
    }

    /// The picture, in one colour.
    public func decode(_ bytes: [UInt8], fitting box: PixelSize, limits: ImageLimits) async throws -> PixelImage {
        try Task.checkCancellation()
        guard bytes.count <= limits.bytes else {
            throw ImageError.tooManyBytes(found: bytes.count, limit: limits.bytes)
        }
        let (size, colour) = try read(bytes)
        guard size.count <= limits.pixels else { throw ImageError.tooManyPixels(size, limit: limits.pixels) }
        let target = size.fitting(box)
        guard target.count <= limits.decodedPixels else {
            throw ImageError.tooManyPixels(target, limit: limits.decodedPixels)
        }
        let pixels = Array(repeatElement(colour + [255], count: target.count).joined())
        guard let image = PixelImage(width: target.width, height: target.height, bytes: pixels) else {
            throw ImageError.broken(.png, reason: "it has no pixels")
        }
        return image
    }

    private func read(_ bytes: [UInt8]) throws(ImageError) -> (size: PixelSize, colour: [UInt8]) {
        let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        guard words.first == "picture" else { throw .unknownFormat }
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard numbers.count == 5 else { throw .broken(.png, reason: "it ends before it says its size") }
        return (PixelSize(width: numbers[0], height: numbers[1]), numbers[2...].map { UInt8(clamping: $0) })
    }
}
