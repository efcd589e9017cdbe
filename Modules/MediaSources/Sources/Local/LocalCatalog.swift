import JSONKit
import LocalizationKit
import PlatformInterface
import WidgetCoreInterface

/// What lies on this disk, without a server or an account: what mpv remembers, and the videos in folders.
struct LocalCatalog: MediaCatalog {
    static let id = "local"
    /// The greatest picture that is read, in bytes.
    private static let greatestPicture = 16_777_216

    let shelf: LocalShelf
    let library: VideoLibrary
    let durations: Durations
    let player: Player
    let files: any Files
    let watch: any Watch
    /// The folders that a person has chosen; none for that of the desktop.
    let folders: @Sendable () async -> [String]

    var id: String { Self.id }
    var title: LocalizedText { Strings.thisComputer }

    func continueWatching(_ request: MediaRequest) async throws -> [MediaItem] {
        let videos = await videos
        var items: [MediaItem] = []
        for resume in resumes(videos) {
            guard items.count < request.limit, let item = await item(of: resume, videos) else { continue }
            items.append(item)
        }
        return items
    }

    func recommendations(_ request: MediaRequest) async throws -> [MediaItem] {
        let videos = await videos
        let history = shelf.history.visits.map { ($0.path, $0.time) }
        let left = resumes(videos).map { ($0.path, $0.time.seconds) }
        let watched = (history + left).sorted { $0.1 > $1.1 }.map(\.0)
        var choice = NextVideos(videos: videos, watched: watched)
        let next = choice.first(request.limit)
        var items: [MediaItem] = []
        for video in next { items.append(await item(of: video)) }
        return items + PublicDomain.items.prefix(max(0, request.limit - items.count))
    }

    func words(profile: String) async throws -> MediaWords { PublicDomain.words }

    func picture(_ reference: String, filling size: MediaPictureSize, profile: String) async throws -> [UInt8]? {
        guard let entry = shelf.tree.entry(at: reference), !entry.isFolder, entry.size <= Self.greatestPicture else {
            return nil
        }
        return try shelf.tree.bytes(of: reference, from: 0, count: entry.size)
    }

    func play(_ item: String, profile: String) async throws { try await player.play(item) }

    func forget(_ item: String, profile: String) async throws {
        for path in shelf.resumes.files(of: item) { try files.remove(path) }
    }

    func bookmark(of item: String, profile: String) async throws -> String? {
        let kept = Dictionary(shelf.resumes.contents(of: item)) { first, _ in first }
        return kept.isEmpty ? nil : try JSONValue(encoding: kept).compact
    }

    /// Writes the resume files again as mpv had written them.
    func restore(_ item: String, from bookmark: String, profile: String) async throws {
        let kept: [String: [UInt8]] = try JSONNode(parsing: bookmark).decode()
        for (path, bytes) in kept { try files.write(bytes, to: path) }
    }

    /// What mpv writes into its folders, and takes away when something was watched to the end.
    func changes(profile: String) -> AsyncStream<Void> {
        let streams = shelf.resumes.places.watchLater.compactMap { try? watch.changes(of: .folder($0)) }
        return .merging(streams)
    }

    private var videos: [VideoFile] {
        get async {
            let chosen = await folders()
            return await library.videos(below: chosen.isEmpty ? [shelf.standardFolder] : chosen)
        }
    }

    private func resumes(_ videos: [VideoFile]) -> [ResumeShelf.Resume] {
        shelf.resumes.resumes { videos.map(\.path) + shelf.history.visits.map(\.path) + shelf.recentPaths }
    }

    /// `nil` when it is not worth going on with, or the file is gone.
    private func item(of resume: ResumeShelf.Resume, _ videos: [VideoFile]) async -> MediaItem? {
        let isLocal = resume.path.hasPrefix("/")
        guard !isLocal || shelf.tree.entry(at: resume.path) != nil else { return nil }
        let duration = isLocal ? await durations.seconds(of: resume.path) : nil
        guard ResumeRule.isBegun(position: resume.position, duration: duration) else { return nil }
        var item = item(at: resume.path)
        (item.position, item.duration, item.watchedAt) = (resume.position, duration, resume.time.seconds)
        item.picture = videos.first { $0.path == resume.path }?.picture
        return item
    }

    private func item(of video: VideoFile) async -> MediaItem {
        var item = item(at: video.path)
        item.duration = await durations.seconds(of: video.path)
        item.picture = video.picture
        return item
    }

    private func item(at path: String) -> MediaItem {
        let parts = path.split(separator: "/").map(String.init)
        let name = VideoName(parts.last ?? path, in: parts.dropLast().last ?? "")
        var item = MediaItem(MediaID(path, from: Self.id), title: name.title)
        (item.show, item.year) = (name.show, name.year)
        if name.show != nil { item.episode = MediaEpisode(season: name.season, number: name.number) }
        return item
    }
}
