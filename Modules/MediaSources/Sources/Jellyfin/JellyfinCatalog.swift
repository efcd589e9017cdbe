import JSONKit
import LocalizationKit
import NetworkInterface
import PlatformInterface
import WidgetCoreInterface

/// What a Jellyfin server knows of what a person watches.
struct JellyfinCatalog: MediaCatalog {
    let link: JellyfinLink
    let player: Player
    let news = MediaNews()

    var id: String { JellyfinLink.source }
    var title: LocalizedText { MediaServerKind.jellyfin.title }

    func continueWatching(_ request: MediaRequest) async throws -> [MediaItem] {
        try await link.ask(request.profile) { try await $0.begun(request.limit).map(\.media) } ?? []
    }

    /// The next episodes of what is watched, then what the server suggests and nobody has seen.
    func recommendations(_ request: MediaRequest) async throws -> [MediaItem] {
        try await link.ask(request.profile) { client in
            async let suggestions = client.suggestions(request.limit)
            let next = try await client.next(request.limit)
            let series = Set(next.compactMap(\.seriesID))
            let others = try await suggestions.filter { !series.contains($0.id) && $0.userData?.isPlayed != true }
            return Array((next + others).map(\.media).prefix(request.limit))
        } ?? []
    }

    /// Genres are called by their names, in the language of the server.
    func words(profile: String) async throws -> MediaWords {
        let names = try await link.ask(profile) { try await $0.genres() } ?? []
        return MediaWords(genres: Dictionary(names.map { ($0, LocalizedText($0)) }) { first, _ in first })
    }

    func picture(_ reference: String, filling size: MediaPictureSize, profile: String) async throws -> [UInt8]? {
        guard let picture = JellyfinPicture(reference) else { return nil }
        return try await link.ask(profile) { client in
            try await client.picture(
                of: picture.item,
                [
                    "fillWidth": "\(size.width)", "fillHeight": "\(size.height)", "quality": "90", "tag": picture.tag,
                    "format": "Jpg",
                ])
        } ?? nil
    }

    func play(_ item: String, profile: String) async throws {
        let stream = try await link.ask(profile) { try await $0.stream(of: item) }
        guard let stream else { throw MediaServerError.nothingToPlay }
        try await player.play(stream) { [link, news] end in
            _ = try? await link.ask(profile) { try await $0.report(end, of: stream.item) }
            news.tell()
        }
    }

    func forget(_ item: String, profile: String) async throws {
        try await leave(item, at: 0, profile)
    }

    func bookmark(of item: String, profile: String) async throws -> String? {
        try await link.ask(profile) { try await $0.item(item).userData?.position }.flatMap { $0 }.map { "\($0)" }
    }

    func restore(_ item: String, from bookmark: String, profile: String) async throws {
        guard let ticks = Int(bookmark) else { return }
        try await leave(item, at: ticks, profile)
    }

    private func leave(_ item: String, at ticks: Int, _ profile: String) async throws {
        _ = try await link.ask(profile) { client in
            try await client.post(
                ["UserItems", item, "UserData"], ["userId": client.userID], ["PlaybackPositionTicks": .int(ticks)])
        }
    }

    /// When a person signs in or out there, and when something was played.
    func changes(profile: String) -> AsyncStream<Void> {
        .merging([link.accounts.changes(profile: profile), news.changes()])
    }
}
