import ImageCodecInterface
import TextViewKitInterface

/// Decodes with the libraries of the system.
struct ImageCodecDecoder: ImageDecoding {
    func probe(_ bytes: [UInt8]) throws(ImageError) -> ImageInformation { try ImageHead(bytes).information }

    func decode(_ bytes: [UInt8], fitting box: PixelSize, limits: ImageLimits) async throws -> PixelImage {
        guard bytes.count <= limits.bytes else {
            throw ImageError.tooManyBytes(found: bytes.count, limit: limits.bytes)
        }
        let head = try ImageHead(bytes)
        let target = try limits.target(of: head, in: box)
        let pixels = try Decoding(bytes, head, target).pixels().upright(from: head.information.orientation)
        guard
            let image = PixelImage(width: pixels.size.width, height: pixels.size.height, bytes: pixels.bytes)
        else { throw ImageError.broken(head.information.format, reason: Strings.tooFewPixels) }
        return image
    }
}

extension ImageLimits {
    /// The size, as it is stored, in which a picture is decoded.
    fileprivate func target(of head: ImageHead, in box: PixelSize) throws(ImageError) -> PixelSize {
        let information = head.information
        guard information.storedSize.count <= pixels else {
            throw .tooManyPixels(information.storedSize, limit: pixels)
        }
        guard head.workingBytes <= workingBytes else {
            throw .tooMuchMemory(needed: head.workingBytes, limit: workingBytes)
        }
        let target = information.storedSize.fitting(information.orientation.isSideways ? box.transposed : box)
        guard target.count <= decodedPixels else { throw .tooManyPixels(target, limit: decodedPixels) }
        return target
    }
}
