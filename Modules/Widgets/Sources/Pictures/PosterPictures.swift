import ImageCodecInterface
import PlatformInterface
import StorageInterface
import TextViewKitInterface
import WidgetCoreInterface

/// Pictures of posters: loaded with their timeline, and kept as pixels where every process that draws reads them.
struct PosterPictures: Sendable {
    /// How long a timeline waits for its pictures; one that comes too late is there the next time.
    static let patience = Duration.seconds(3)

    let catalogs: [any MediaCatalog]
    /// `nil` in a build that decodes no pictures: then posters show their titles.
    let decoder: (any ImageDecoding)?
    /// `nil` in a build that keeps nothing.
    let cache: (any Cache)?
    let clock: any WallClock
    let time: any ContinuousTime

    /// What is kept of the pictures of a scene; nothing is loaded.
    func pictures(in scene: WidgetScene?, profile: String) -> [MediaID: PixelImage] {
        guard let cache, case .posters(let scene) = scene else { return [:] }
        return scene.posters.reduce(into: [:]) { found, poster in
            guard let picture = poster.picture else { return }
            let entry = try? cache.entry(for: key(poster.id, picture, profile))
            found[poster.id] = entry.flatMap(KeptPicture.init)?.image
        }
    }

    /// Loads what is not kept, or only for a smaller box: side by side, and one that fails does not keep the others.
    func load(_ posters: [WidgetPoster], filling box: MediaPictureSize, profile: String) async {
        guard let cache, let decoder else { return }
        let missing = posters.filter { !isKept($0, box, profile, cache) }
        guard !missing.isEmpty else { return }
        try? await time.within(Self.patience) {
            await withTaskGroup { group in
                for poster in missing {
                    group.addTask { try? await load(poster, box, profile, decoder, cache) }
                }
            }
        }
    }

    private func load(
        _ poster: WidgetPoster, _ box: MediaPictureSize, _ profile: String, _ decoder: any ImageDecoding,
        _ cache: any Cache
    ) async throws {
        guard let picture = poster.picture, let catalog = catalogs.first(where: { $0.id == poster.id.source }),
            let bytes = try await catalog.picture(picture, filling: box, profile: profile)
        else { return }
        let image = try await decoder.decode(bytes, fitting: PixelSize(width: box.width, height: box.height))
        try Task.checkCancellation()
        try await cache.set(
            KeptPicture(image: image, box: box).entry(at: clock.now), for: key(poster.id, picture, profile))
    }

    private func isKept(
        _ poster: WidgetPoster, _ box: MediaPictureSize, _ profile: String, _ cache: any Cache
    ) -> Bool {
        guard let picture = poster.picture else { return true }
        let summary = try? cache.summary(for: key(poster.id, picture, profile))
        return summary.flatMap { KeptPicture.Sizes($0.note) }?.covers(box) ?? false
    }

    private func key(_ id: MediaID, _ picture: String, _ profile: String) -> CacheKey {
        CacheKey("\(id.source)/\(picture)", from: "posters", profile: profile)
    }
}
