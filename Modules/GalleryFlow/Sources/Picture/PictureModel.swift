/// What the screen of one picture shows: which one of how many, and its state.
struct PictureModel: Equatable, Sendable {
    /// The picture.
    var item: GalleryItem
    /// Its place among the pictures, from 0.
    var position: Int
    /// How many pictures there are.
    var count: Int
    /// What has come of it.
    var state = ContentState<ShownPicture>.idle
}
