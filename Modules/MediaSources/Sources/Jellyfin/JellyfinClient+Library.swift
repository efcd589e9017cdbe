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

    /// How the player gets a film, or the next episode of a series: the token goes beside the address, never into it.
    func stream(of id: String) async throws -> PlayableStream {
        let answer = try await get(["Items", id], before: ["Users", userID, "Items", id], ["userId": userID])
        var item: JellyfinItem = try server.decoded(answer)
        if item.type == "Series" {
            guard let episode = try await next(1, of: id).first else { throw MediaServerError.nothingToPlay }
            item = episode
        }
        let address = server.url(["Videos", item.id, "stream"]).appending(query: ["static": "true"])
        return PlayableStream(address: "\(address)", credential: device.credential(token), start: item.position)
    }
}
