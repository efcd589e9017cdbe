import ImageCodecInterface
import LocalizationKit
import NetworkInterface
import StateKit
import TextViewKitInterface

@testable import GalleryFlow

extension Picture {
    /// A picture of one colour, of a file that says to be larger.
    static func of(_ red: UInt8, width: Int = 4, height: Int = 2) -> Picture {
        let pixels = (0..<width * height).flatMap { _ in [red, 0, 0, 255] as [UInt8] }
        let size = PixelSize(width: 4000, height: 2000)
        return Picture(
            image: PixelImage(width: width, height: height, bytes: pixels) ?? .nothing,
            facts: PictureFacts(
                information: ImageInformation(format: .jpeg, storedSize: size), size: size, bytes: 1_234_567))
    }
}

extension PixelImage {
    /// No pixels; a test that gets it fails on the size.
    static var nothing: PixelImage {
        guard let nothing = PixelImage(width: 0, height: 0, bytes: []) else { preconditionFailure("no bytes fit") }
        return nothing
    }
}

extension GalleryItem {
    /// A picture in a file.
    static func file(_ name: String) -> GalleryItem {
        GalleryItem(title: LocalizedText(name), place: .file(FilePath("/pictures/\(name)", home: nil)))
    }
}

extension GalleryListing {
    /// As many pictures as there are numbers, called by them.
    static func numbered(_ numbers: Range<Int>) -> GalleryListing {
        GalleryListing(title: "pictures", items: numbers.map { .file("\($0).png") })
    }
}

extension Output {
    /// Waits until a value comes that fits, or is there already.
    @MainActor
    @discardableResult
    func first(where fits: @escaping @MainActor (Value) -> Bool) async -> Value where Value: Sendable {
        var subscription: AnyCancellable?
        let value = await withCheckedContinuation { (continuation: CheckedContinuation<Value, Never>) in
            var isOver = false
            subscription = sink { value in
                guard !isOver, fits(value) else { return }
                isOver = true
                continuation.resume(returning: value)
            }
        }
        subscription?.cancel()
        return value
    }
}
