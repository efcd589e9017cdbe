/// What a person looked at last in the tab, kept over a restart.
struct GalleryRecord: Hashable, Sendable, Codable {
    /// The source as a person writes it; empty for what the program draws itself.
    var source = ""
    /// The place of the picture that was open, as a person writes it; `nil` when all pictures were seen.
    var picture: String?
}
