/// What an earlier run left for one gallery, and how to leave something for the next run.
struct GalleryKeeping: Sendable {
    var record = GalleryRecord()
    /// The folder in which the program was started, from which paths count; `nil` when it is not known.
    var folder: String?
    var keep: @MainActor @Sendable (GalleryRecord) async -> Void = { _ in }

    /// For a gallery that is forgotten when it closes.
    static let nothing = GalleryKeeping()
}
