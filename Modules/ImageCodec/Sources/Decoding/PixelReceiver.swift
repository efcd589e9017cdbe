import CImages
import ImageCodecInterface

/// Takes the rows of a decoder, and makes them as small as they are wanted.
final class PixelReceiver {
    private let target: PixelSize
    private let isOrdered: Bool
    private var reducer: BoxReducer?

    /// Begins; ordered rows come from top to bottom, each as a whole.
    init(target: PixelSize, isOrdered: Bool) {
        self.target = target
        self.isOrdered = isOrdered
    }

    /// What came; `nil` when nothing did.
    var pixels: Pixels? {
        guard var reducer else { return nil }
        reducer.finish()
        return Pixels(size: target, bytes: reducer.pixels)
    }

    /// What C calls; it lasts as long as this object.
    var callbacks: images_receiver {
        images_receiver(context: Unmanaged.passUnretained(self).toOpaque(), begin: beginPicture, row: takeRow)
    }

    fileprivate func begin(_ size: PixelSize) {
        reducer = BoxReducer(from: size, to: target, isOrdered: isOrdered)
    }

    fileprivate func take(_ row: UnsafeBufferPointer<UInt8>, _ y: Int, _ first: Int, _ step: Int) -> Int32 {
        reducer?.add(row, y: y, first: first, step: step)
        return Task.isCancelled ? 1 : 0
    }

    fileprivate static func at(_ context: UnsafeMutableRawPointer?) -> PixelReceiver? {
        context.map { Unmanaged<PixelReceiver>.fromOpaque($0).takeUnretainedValue() }
    }
}

private func beginPicture(_ context: UnsafeMutableRawPointer?, _ width: UInt32, _ height: UInt32) -> Int32 {
    PixelReceiver.at(context)?.begin(PixelSize(width: Int(width), height: Int(height)))
    return 0
}

private func takeRow(
    _ context: UnsafeMutableRawPointer?, _ pixels: UnsafePointer<UInt8>?, _ y: UInt32, _ first: UInt32,
    _ step: UInt32, _ count: UInt32
) -> Int32 {
    let row = UnsafeBufferPointer(start: pixels, count: Int(count) * 4)
    return PixelReceiver.at(context)?.take(row, Int(y), Int(first), Int(step)) ?? 1
}
