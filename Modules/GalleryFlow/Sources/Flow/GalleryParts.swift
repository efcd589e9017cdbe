/// What the flows of the gallery are made with.
struct GalleryParts {
    let loader: any GalleryLoading
    /// The person's home, for paths.
    let home: String?
    /// What was left by whoever is here now.
    var keeping: @MainActor () -> GalleryKeeping = { .nothing }
}
