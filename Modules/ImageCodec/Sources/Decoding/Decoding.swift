import CImages
import ImageCodecInterface
import LocalizationKit

/// One picture that is being decoded, as it is stored.
struct Decoding {
    private let bytes: [UInt8]
    private let head: ImageHead
    private let target: PixelSize

    init(_ bytes: [UInt8], _ head: ImageHead, _ target: PixelSize) {
        self.bytes = bytes
        self.head = head
        self.target = target
    }

    func pixels() throws -> Pixels {
        switch head.information.format {
        case .png: try png()
        case .jpeg: try jpeg()
        case .webp: head.information.isAnimated ? try animation() : try webp(bytes[...], size, target)
        }
    }

    private var size: PixelSize { head.information.storedSize }
    private var format: ImageFormat { head.information.format }

    private func png() throws -> Pixels {
        let isInterlaced = bytes.count > 28 && bytes[28] != 0
        return try receive(target, bytes[...], isOrdered: !isInterlaced) { data, receiver, message in
            images_png(data.baseAddress, data.count, UInt32(size.width), UInt32(size.height), receiver, message)
        }
    }

    private func jpeg() throws -> Pixels {
        try receive(target, bytes[...]) { data, receiver, message in
            images_jpeg(
                data.baseAddress, data.count, UInt32(size.width), UInt32(size.height), UInt32(target.width),
                UInt32(target.height), head.isInverted ? 1 : 0, receiver, message)
        }
    }

    private func webp(_ bytes: ArraySlice<UInt8>, _ size: PixelSize, _ target: PixelSize) throws -> Pixels {
        try receive(target, bytes) { data, receiver, message in
            images_webp(
                data.baseAddress, data.count, UInt32(size.width), UInt32(size.height), UInt32(target.width),
                UInt32(target.height), receiver, message)
        }
    }

    /// The first frame at its place; frames of animations may be smaller than the picture.
    private func animation() throws -> Pixels {
        guard let frame = head.frame, frame.x + frame.size.width <= size.width,
            frame.y + frame.size.height <= size.height
        else { throw ImageError.broken(format, reason: Strings.noFirstFrame) }
        if frame.size == size { return try webp(frame.bytes, size, target) }
        let part = PixelSize(
            width: max(1, frame.size.width * target.width / size.width),
            height: max(1, frame.size.height * target.height / size.height))
        let pixels = try webp(frame.bytes, frame.size, part)
        return pixels.placed(
            x: frame.x * target.width / size.width, y: frame.y * target.height / size.height, in: target)
    }

    private typealias Body = (UnsafeBufferPointer<UInt8>, images_receiver, UnsafeMutablePointer<CChar>?) -> Int32

    /// Lets a decoder work, and tells how it ended.
    private func receive(
        _ target: PixelSize, _ bytes: ArraySlice<UInt8>, isOrdered: Bool = true, _ decode: Body
    ) throws -> Pixels {
        let receiver = PixelReceiver(target: target, isOrdered: isOrdered)
        var message = [CChar](repeating: 0, count: Int(images_message_size))
        let code = message.withUnsafeMutableBufferPointer { message in
            bytes.withUnsafeBufferPointer { decode($0, receiver.callbacks, message.baseAddress) }
        }
        let reason = LocalizedText(
            String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        switch UInt32(bitPattern: code) {
        case images_done.rawValue: break
        case images_absent.rawValue: throw ImageError.unavailable(format, reason: reason)
        case images_stopped.rawValue: throw CancellationError()
        default: throw ImageError.broken(format, reason: reason)
        }
        guard let pixels = receiver.pixels else { throw ImageError.broken(format, reason: Strings.noPixels) }
        return pixels
    }
}
