import ImageCodecInterface

/// Gets pictures, and what there is of them, from wherever they are.
protocol GalleryLoading: Sendable {
    /// The pictures of a source.
    ///
    /// - Throws: an `ExplainedError`, or `CancellationError`.
    func listing(of source: GallerySource) async throws -> GalleryListing

    /// What a picture says of itself.
    ///
    /// - Throws: an `ExplainedError`, or `CancellationError`.
    func facts(at place: PicturePlace) async throws -> PictureFacts

    /// A picture, upright, as large as it fits into a box, and never larger than it is.
    ///
    /// - Throws: an `ExplainedError`, or `CancellationError`.
    func picture(at place: PicturePlace, fitting box: PixelSize) async throws -> Picture
}
