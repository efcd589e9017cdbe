import JSONKit
import NetworkInterface

extension JellyfinClient {
    /// What was begun, the last watched first.
    func begun(_ limit: Int) async throws -> [JellyfinItem] {
        let answer = try await get(
            ["UserItems", "Resume"], before: ["Users", userID, "Items", "Resume"],
            [
                "userId": userID, "limit": "\(limit)", "mediaTypes": "Video", "enableTotalRecordCount": "false",
                "imageTypeLimit": "1", "enableImageTypes": "Primary,Thumb", "excludeActiveSessions": "false",
                "fields": "Genres",
            ])
        return try JellyfinItem.list(answer, from: server)
    }

    /// The next episodes of what is watched, or of one series.
    func next(_ limit: Int, of series: String? = nil) async throws -> [JellyfinItem] {
        let path = ["Shows", "NextUp"]
        let limit = "\(limit)"
        let answer =
            if let series {
                try await get(path, ["userId": userID, "limit": limit, "seriesId": series])
            } else {
                try await get(path, ["userId": userID, "limit": limit, "enableResumable": "false", "fields": "Genres"])
            }
        return try JellyfinItem.list(answer, from: server)
    }

    /// What the server picks from the library of the person, in no order.
    func suggestions(_ limit: Int) async throws -> [JellyfinItem] {
        let answer = try await get(
            ["Items", "Suggestions"], ["userId": userID, "type": "Movie,Series", "limit": "\(limit)"])
        return try JellyfinItem.list(answer, from: server)
    }

    func genres() async throws -> [String] {
        let answer = try await get(["Genres"], ["userId": userID, "enableTotalRecordCount": "false"])
        return try JellyfinItem.list(answer, from: server).compactMap(\.name)
    }

    func item(_ id: String) async throws -> JellyfinItem {
        let answer = try await get(["Items", id], before: ["Users", userID, "Items", id], ["userId": userID])
        return try server.decoded(answer)
    }

    /// Says how something was left; the server's own rules make of it what is begun and what was watched.
    func report(_ end: PlaybackEnd, of item: String) async throws {
        switch end {
        case .left(let seconds):
            _ = try await post(
                ["Sessions", "Playing", "Progress"], [:],
                [
                    "ItemId": .string(item), "PositionTicks": .int(Int(seconds * JellyfinItem.ticks)),
                    "IsPaused": true,
                ])
        case .finished:
            do {
                _ = try await post(["UserPlayedItems", item], ["userId": userID])
            } catch HTTPError.status(404) {
                _ = try await post(["Users", userID, "PlayedItems", item])
            }
        }
    }

    /// How the player gets a film, or the next episode of a series: the token goes beside the address, never into it.
    func stream(of id: String) async throws -> PlayableStream {
        var item = try await item(id)
        if item.type == "Series" {
            guard let episode = try await next(1, of: id).first else { throw MediaServerError.nothingToPlay }
            item = episode
        }
        let address = server.url(["Videos", item.id, "stream"]).appending(query: ["static": "true"])
        return PlayableStream(
            item: item.id, address: "\(address)", credential: device.credential(token), start: item.position)
    }
}
