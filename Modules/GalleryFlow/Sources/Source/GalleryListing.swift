import LocalizationKit

/// The pictures that a source has, in its order.
struct GalleryListing: Equatable, Sendable {
    /// How many pictures are listed at most.
    static let limit = 10_000

    /// What the source is called.
    var title: LocalizedText
    /// The first pictures.
    let items: [GalleryItem]
    /// How many there are, those included that are left out.
    let total: Int

    init(title: LocalizedText, items: [GalleryItem]) {
        self.title = title
        self.items = items.count > Self.limit ? Array(items.prefix(Self.limit)) : items
        total = items.count
    }
}
