import JSONKit
import LocalizationKit
import NetworkInterface
import PlatformInterface
import WidgetCoreInterface

/// What Kodi knows of what a person watches; it plays on its own screen.
struct KodiCatalog: MediaCatalog {
    let accounts: MediaAccounts
    let transport: (any HTTPTransport)?

    var id: String { MediaServerKind.kodi.rawValue }
    var title: LocalizedText { MediaServerKind.kodi.title }

    /// Films and episodes in progress, each the last watched first.
    func continueWatching(_ request: MediaRequest) async throws -> [MediaItem] {
        guard let client = try await client(request.profile) else { return [] }
        let filter: JSONValue = ["field": "inprogress", "operator": "true", "value": ""]
        async let films = list(.movie, filter, by: "lastplayed", request.limit, client)
        let episodes = try await list(.episode, filter, by: "lastplayed", request.limit, client)
        return try await films + episodes
    }

    /// The newest films that nobody has seen.
    func recommendations(_ request: MediaRequest) async throws -> [MediaItem] {
        guard let client = try await client(request.profile) else { return [] }
        return try await list(
            .movie, ["field": "playcount", "operator": "is", "value": "0"], by: "dateadded", request.limit, client)
    }

    func words(profile: String) async throws -> MediaWords { MediaWords() }

    /// The file as Kodi has it, whatever its size.
    func picture(_ reference: String, filling size: MediaPictureSize, profile: String) async throws -> [UInt8]? {
        guard let id = KodiID(reference), let client = try await client(profile) else { return nil }
        let answer = try await client.call(
            "VideoLibrary.Get\(id.kind.name)Details", .object([id.member, ("properties", JSONValue(["art"]))]))
        let item: KodiItem? = try answer["\(id.kind.rawValue)details"].map { try client.server.decoded($0) }
        guard let poster = item?.poster else { return nil }
        return try await client.picture(poster)
    }

    func play(_ item: String, profile: String) async throws {
        guard let id = KodiID(item), let client = try await client(profile) else {
            throw MediaServerError.nothingToPlay
        }
        _ = try await client.call("Player.Open", ["item": .object([id.member]), "options": ["resume": true]])
    }

    func forget(_ item: String, profile: String) async throws {
        try await leave(item, at: ["position": 0, "total": 0], profile)
    }

    func bookmark(of item: String, profile: String) async throws -> String? {
        guard let id = KodiID(item), let client = try await client(profile) else { return nil }
        let answer = try await client.call(
            "VideoLibrary.Get\(id.kind.name)Details", .object([id.member, ("properties", JSONValue(["resume"]))]))
        let details: KodiItem? = try answer["\(id.kind.rawValue)details"].map { try client.server.decoded($0) }
        return try (details?.resume).map { try JSONValue(encoding: $0).compact }
    }

    func restore(_ item: String, from bookmark: String, profile: String) async throws {
        let resume: KodiItem.Resume = try JSONNode(parsing: bookmark).decode()
        try await leave(item, at: try JSONValue(encoding: resume), profile)
    }

    private func leave(_ item: String, at resume: JSONValue, _ profile: String) async throws {
        guard let id = KodiID(item), let client = try await client(profile) else { return }
        _ = try await client.call(
            "VideoLibrary.Set\(id.kind.name)Details",
            .object([id.member, ("resume", resume)]))
    }

    /// When a person adds or removes it.
    func changes(profile: String) -> AsyncStream<Void> { accounts.changes(profile: profile) }

    private func list(
        _ kind: KodiID.Kind, _ filter: JSONValue, by order: String, _ limit: Int, _ client: KodiClient
    ) async throws -> [MediaItem] {
        let answer = try await client.call(
            kind == .movie ? "VideoLibrary.GetMovies" : "VideoLibrary.GetEpisodes",
            [
                "filter": filter, "properties": JSONValue(KodiItem.properties[kind] ?? []),
                "sort": ["method": .string(order), "order": "descending"],
                "limits": ["start": 0, "end": .int(limit)],
            ])
        return KodiItem.list(answer, kind)
    }

    /// `nil` when the person has added none.
    private func client(_ profile: String) async throws -> KodiClient? {
        guard let account = try accounts.account(of: id, profile: profile) else { return nil }
        let secret = try await accounts.secret(of: id, profile: profile)
        if account.user != nil, secret == nil {
            throw MediaServerError.signedOut(server: .kodi, address: account.address)
        }
        let base = try HTTPURL(account.address)
        return KodiClient(server: MediaServer(kind: .kodi, base: base, transport: transport), credential: secret)
    }
}
