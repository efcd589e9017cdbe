import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import StorageTesting

@testable import MediaSources

/// A Jellyfin server that answers as the real one does, and somebody who has signed in to it.
struct JellyfinStage {
    static let token = "0123456789abcdef0123456789abcdef"

    let network: ScriptedNetwork
    let store = MemoryKeyValueStore()
    let secrets = MemorySecretStore()
    let runner = ScriptedProcessRunner(["mpv": .answers(output: ""), "vlc": .answers(output: "")])
    let parts: ServerParts

    init(profile: String = "local") throws {
        network = try ScriptedNetwork(at: "http://server.test:8096")
        parts = ServerParts(
            profile: profile, accounts: MediaAccounts(store, secrets), transport: network, time: network.time,
            random: SeededBytes(), host: "gran's \"box\", ж")
    }

    func signIn(profile: String = "local", token: String = Self.token) async throws {
        try await parts.accounts.keep(
            MediaAccount(address: "\(network.base)", user: "anna", userID: "u1", device: "d1"),
            secret: Secret(token), of: "jellyfin", profile: profile)
    }

    func catalog(player: String = "mpv --fs") -> JellyfinCatalog {
        JellyfinCatalog(link: parts.jellyfin, player: Player(runner) { player })
    }

    /// The query of the last request, name by name.
    var query: [String: String] {
        let text = network.requests.last?.target.split(separator: "?").last ?? ""
        return text.split(separator: "&").reduce(into: [:]) { result, pair in
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            result[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
    }

    /// The episode of the reference: 3660 s long, left at 1464 s.
    static let episode = """
        {"Name":"Winter Is Coming","ServerId":"a1","Id":"f27caa37e5142225cceded48f6553502","RunTimeTicks":36600000000,
        "ProductionYear":2011,"IndexNumber":1,"ParentIndexNumber":1,"Type":"Episode","MediaType":"Video",
        "SeriesName":"Game of Thrones","SeriesId":"c0ffee","SeasonId":"5e","Genres":["Drama"],
        "UserData":{"PlayedPercentage":40.0,"PlaybackPositionTicks":14640000000,"PlayCount":1,"IsFavorite":false,
        "LastPlayedDate":"2026-11-29T20:15:00.0000000Z","Played":false,"Key":"k","ItemId":"i"},
        "ImageTags":{"Primary":"d41d8c"},"SeriesPrimaryImageTag":"9e10","ImageBlurHashes":{"Primary":{"d41d8c":"W"}}}
        """

    static func list(_ items: String...) -> Answer {
        .text("{\"Items\":[\(items.joined(separator: ","))],\"TotalRecordCount\":99,\"StartIndex\":0}")
    }
}
