import LocalizationKit

/// One picture of a gallery, before anything of it is loaded.
struct GalleryItem: Hashable, Sendable {
    /// What it is called.
    var title: LocalizedText
    /// Where it is.
    var place: PicturePlace
    /// Where a small version of it is; `nil` when there is none.
    var thumbnail: PicturePlace?

    init(title: LocalizedText, place: PicturePlace, thumbnail: PicturePlace? = nil) {
        (self.title, self.place, self.thumbnail) = (title, place, thumbnail)
    }
}
