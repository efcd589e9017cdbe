import TextViewKitInterface

/// The part of a listing that is shown: its thumbnails alone are loaded, however many pictures there are.
struct GalleryPage: Equatable, Sendable {
    /// How many pictures stand on a page.
    static let size = 24

    let listing: GalleryListing
    /// From 0.
    let number: Int
    /// The small pictures by their places in the listing; what is missing was not begun.
    var thumbnails: [Int: ContentState<PixelImage>] = [:]

    /// A page of a listing; a number out of bounds means the nearest page.
    init(_ listing: GalleryListing, number: Int = 0) {
        self.listing = listing
        self.number = min(max(0, number), Self.count(of: listing) - 1)
    }

    /// How many pages there are, at least one.
    var count: Int { Self.count(of: listing) }

    /// The places of its pictures.
    var range: Range<Int> {
        let start = number * Self.size
        return start..<min(start + Self.size, listing.items.count)
    }

    private static func count(of listing: GalleryListing) -> Int {
        max(1, (listing.items.count + size - 1) / size)
    }
}
