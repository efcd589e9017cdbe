import AuthFlowInterface

extension GalleryKeeping {
    /// What is kept of whoever is here now: what is written late must not become another person's.
    @MainActor
    init(_ archive: GalleryArchive, _ sessions: (any SessionProviding)?, in folder: String?) {
        let profile = sessions?.profile ?? SessionIdentity.nobody
        self.init(record: archive.record(of: profile) ?? GalleryRecord(), folder: folder) { record in
            await archive.keep(record, of: profile)
        }
    }
}
