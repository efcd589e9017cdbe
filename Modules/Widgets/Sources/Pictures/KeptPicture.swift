import PlatformInterface
import StorageInterface
import TextViewKitInterface
import WidgetCoreInterface

/// A picture as it lies in the cache: its pixels, and beside them its size and that of the box for which it was loaded.
struct KeptPicture {
    var image: PixelImage
    var box: MediaPictureSize

    func entry(at time: WallTime) -> CacheEntry {
        CacheEntry(image.bytes, loadedAt: time, note: Sizes(image: image, box: box).note)
    }
}

extension KeptPicture {
    /// - Returns: `nil` for an entry whose bytes are not what its note says.
    init?(_ entry: CacheEntry) {
        guard let sizes = Sizes(entry.note),
            let image = PixelImage(width: sizes.width, height: sizes.height, bytes: entry.bytes)
        else { return nil }
        self.init(image: image, box: sizes.box)
    }

    /// What stands beside the pixels: `96 144 96 160`.
    struct Sizes {
        var width: Int
        var height: Int
        var box: MediaPictureSize

        init(image: PixelImage, box: MediaPictureSize) {
            (width, height, self.box) = (image.width, image.height, box)
        }

        init?(_ note: String) {
            let numbers = note.split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 4 else { return nil }
            (width, height) = (numbers[0], numbers[1])
            box = MediaPictureSize(width: numbers[2], height: numbers[3])
        }

        var note: String { "\(width) \(height) \(box.width) \(box.height)" }

        /// Whether it is good enough for a box.
        func covers(_ other: MediaPictureSize) -> Bool { box.width >= other.width && box.height >= other.height }
    }
}
