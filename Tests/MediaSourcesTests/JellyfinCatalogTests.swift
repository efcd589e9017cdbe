import FeatureKitTesting
import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing
import WidgetCoreInterface

@testable import MediaSources

@Suite("Jellyfin as a source")
struct JellyfinCatalogTests {
    private let request = MediaRequest(profile: "local", limit: 6)

    @Test("without an account nothing is asked and nothing is missed")
    func notSetUp() async throws {
        let stage = try JellyfinStage()
        let catalog = stage.catalog()
        #expect(try await catalog.continueWatching(request).isEmpty)
        #expect(try await catalog.recommendations(request).isEmpty)
        #expect(try await catalog.words(profile: "local") == MediaWords())
        #expect(
            try await catalog.picture("a/b", filling: MediaPictureSize(width: 1, height: 1), profile: "local") == nil)
        #expect(stage.network.requests.isEmpty)
    }

    @Test("what was begun is asked for as one person, and the token stands in one field of the head alone")
    func asking() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/UserItems/Resume", JellyfinStage.list())
        _ = try await stage.catalog().continueWatching(request)
        #expect(
            stage.query == [
                "userId": "u1", "limit": "6", "mediaTypes": "Video", "enableTotalRecordCount": "false",
                "imageTypeLimit": "1", "enableImageTypes": "Primary%2CThumb", "excludeActiveSessions": "false",
                "fields": "Genres",
            ])
        let sent = try #require(stage.network.requests.last)
        #expect(
            sent.headers["Authorization"] == "MediaBrowser Client=\"Tessera\", "
                + "Device=\"gran%27s%20%22box%22%2C%20%D0%B6\", DeviceId=\"d1\", Version=\"0.1.0\", "
                + "Token=\"\(JellyfinStage.token)\"")
        #expect(!sent.target.contains(JellyfinStage.token))
    }

    @Test("an episode has the title, show, place, times, picture and genres that the server tells")
    func episode() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/UserItems/Resume", JellyfinStage.list(JellyfinStage.episode))
        let item = try #require(try await stage.catalog().continueWatching(request).first)
        #expect(item.id == MediaID("f27caa37e5142225cceded48f6553502", from: "jellyfin"))
        #expect(item.title == "Winter Is Coming")
        #expect(item.show == "Game of Thrones")
        #expect(item.episode == MediaEpisode(season: 1, number: 1))
        #expect(item.year == 2011)
        #expect(item.duration == 3660)
        #expect(item.position == 1464)
        #expect(!item.isWatched)
        // 2026-11-29T20:15:00Z.
        #expect(item.watchedAt == 1_795_983_300)
        #expect(item.picture == "c0ffee/9e10")
        #expect(item.genres == ["Drama"])
    }

    @Test("whatever the server leaves out is unknown, and what is broken takes nothing else with it")
    func absence() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer(
            "/UserItems/Resume",
            JellyfinStage.list(
                "{\"Id\":\"a\"}", "{\"Name\":\"without an id\"}", "7", "{\"Id\":\"b\",\"RunTimeTicks\":\"long\"}",
                "{\"Id\":\"c\",\"Name\":\"Stalker\",\"Type\":\"Movie\",\"RunTimeTicks\":0,\"ImageTags\":{},"
                    + "\"UserData\":{\"PlaybackPositionTicks\":0,\"Played\":true,\"LastPlayedDate\":\"soon\"}}"))
        let items = try await stage.catalog().continueWatching(request)
        #expect(items.map(\.id.item) == ["a", "c"])
        #expect(items[0] == MediaItem(MediaID("a", from: "jellyfin"), title: nil))
        var film = MediaItem(MediaID("c", from: "jellyfin"), title: "Stalker")
        film.isWatched = true
        #expect(items[1] == film)
    }

    @Test("a server of before 10.9 is asked where it has its list")
    func older() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/Users/u1/Items/Resume", JellyfinStage.list(JellyfinStage.episode))
        #expect(try await stage.catalog().continueWatching(request).count == 1)
    }

    @Test("recommended are next episodes, then what was not seen of the suggestions, without the same series again")
    func recommended() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/Shows/NextUp", JellyfinStage.list(JellyfinStage.episode))
        stage.network.answer(
            "/Items/Suggestions",
            JellyfinStage.list(
                "{\"Id\":\"c0ffee\",\"Type\":\"Series\"}", "{\"Id\":\"seen\",\"UserData\":{\"Played\":true}}",
                "{\"Id\":\"new\",\"Type\":\"Movie\"}"))
        let items = try await stage.catalog().recommendations(request)
        #expect(items.map(\.id.item) == ["f27caa37e5142225cceded48f6553502", "new"])
        #expect(try await stage.catalog().recommendations(MediaRequest(profile: "local", limit: 1)).count == 1)
        let targets = stage.network.requests.map(\.target)
        #expect(targets.contains("/Shows/NextUp?userId=u1&limit=6&enableResumable=false&fields=Genres"))
        #expect(targets.contains("/Items/Suggestions?userId=u1&type=Movie%2CSeries&limit=6"))
    }

    @Test("genres are called by their names")
    func words() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/Genres", JellyfinStage.list("{\"Id\":\"1\",\"Name\":\"Drama\"}", "{\"Id\":\"2\"}"))
        #expect(try await stage.catalog().words(profile: "local") == MediaWords(genres: ["Drama": "Drama"]))
    }

    @Test("a picture comes in the size of the box, and one that is not there is none")
    func picture() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/Items/c0ffee/Images/Primary", Answer(200, body: [0xFF, 0xD8, 0xFF]))
        let size = MediaPictureSize(width: 200, height: 300)
        let catalog = stage.catalog()
        #expect(try await catalog.picture("c0ffee/9e10", filling: size, profile: "local") == [0xFF, 0xD8, 0xFF])
        #expect(
            stage.network.requests.last?.target
                == "/Items/c0ffee/Images/Primary?fillWidth=200&fillHeight=300&quality=90&tag=9e10&format=Jpg")
        #expect(try await catalog.picture("gone/9e10", filling: size, profile: "local") == nil)
        #expect(try await catalog.picture("nothing", filling: size, profile: "local") == nil)
    }

    @Test("what is taken out of what was begun is at its beginning for the server")
    func forgetting() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/UserItems/a1/UserData", .text("{}"))
        try await stage.catalog().forget("a1", profile: "local")
        let sent = try #require(stage.network.requests.last)
        #expect(sent.method == "POST")
        #expect(sent.target == "/UserItems/a1/UserData?userId=u1")
        #expect(sent.text == "{\"PlaybackPositionTicks\":0}")
        #expect(sent.headers["Content-Type"] == "application/json")
    }

    @Test("what was taken out comes back at its tick, and what was not begun has no way back")
    func restoring() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/Items/f27c", .text(JellyfinStage.episode))
        stage.network.answer("/Items/new", .text("{\"Id\":\"new\"}"))
        stage.network.answer("/UserItems/f27c/UserData", .text("{}"))
        let catalog = stage.catalog()
        #expect(try await catalog.bookmark(of: "new", profile: "local") == nil)
        let bookmark = try #require(try await catalog.bookmark(of: "f27c", profile: "local"))
        try await catalog.restore("f27c", from: bookmark, profile: "local")
        #expect(stage.network.requests.last?.text == "{\"PlaybackPositionTicks\":14640000000}")
    }

    @Test("mpv plays from where it was left, and gets the token where no list of processes shows it")
    func playing() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/Items/f27c", .text(JellyfinStage.episode))
        try await stage.catalog().play("f27c", profile: "local")
        let started = try #require(stage.runner.requests.first)
        #expect(
            started.arguments == [
                "--fs", "--start=+1464.0", "--include=/dev/stdin", "--",
                "http://server.test:8096/Videos/f27caa37e5142225cceded48f6553502/stream?static=true",
            ])
        let input = String(decoding: started.input, as: UTF8.self)
        #expect(input.hasPrefix("http-header-fields-append=%"))
        #expect(input.hasSuffix("Token=\"\(JellyfinStage.token)\"\n"))
    }

    @Test("of a series its next episode is played, and another player than mpv gets no token")
    func playingSeries() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/Users/u1/Items/c0ffee", .text("{\"Id\":\"c0ffee\",\"Type\":\"Series\"}"))
        stage.network.answer("/Shows/NextUp", JellyfinStage.list("{\"Id\":\"e7\"}"), JellyfinStage.list())
        try await stage.catalog(player: "vlc").play("c0ffee", profile: "local")
        #expect(
            stage.runner.requests.map(\.arguments)
                == [["--", "http://server.test:8096/Videos/e7/stream?static=true"]])
        #expect(stage.runner.requests.allSatisfy { $0.input.isEmpty })
        await #expect(throws: MediaServerError.nothingToPlay) {
            try await stage.catalog().play("c0ffee", profile: "local")
        }
    }

    @Test("once the token is refused, its person is told to sign in again, and the server is left alone")
    func revoked() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/UserItems/Resume", .text("", 401))
        let told = MediaServerError.signedOut(server: .jellyfin, address: "http://server.test:8096/")
        for _ in 0..<2 {
            await #expect(throws: told) { try await stage.catalog().continueWatching(request) }
        }
        #expect(stage.network.requests.count == 1)
        #expect(
            told.explanation.description
                == "Jellyfin wants you to sign in again: media add jellyfin http://server.test:8096/")
        #expect(try await stage.parts.accounts.secret(of: "jellyfin", profile: "local") == nil)
    }

    @Test("a token that somebody has replaced meanwhile stays")
    func replaced() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn(token: "new")
        try await stage.parts.accounts.forget(Secret("old"), of: "jellyfin", profile: "local")
        #expect(try await stage.parts.accounts.secret(of: "jellyfin", profile: "local") == Secret("new"))
    }

    @Test(
        "what is no list is said to be none",
        arguments: [
            "<html><title>Sign in</title></html>", "[]", "{}", "{\"Items\":{}}", "", "true", "{\"Items\":[",
        ])
    func nonsense(_ body: String) async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/UserItems/Resume", .text(body))
        await #expect(throws: MediaServerError.notUnderstood(server: .jellyfin)) {
            try await stage.catalog().continueWatching(request)
        }
    }

    @Test(
        "a server that is away, cut off or in trouble is told as such",
        arguments: [
            (Answer(503), HTTPError.status(503)),
            (Answer(200, body: [1, 2, 3], .cut(after: 1)), .interrupted(received: 1)),
            (Answer(200, .closed), .interrupted(received: 0)),
        ])
    func faults(_ answer: Answer, _ error: HTTPError) async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/UserItems/Resume", answer)
        await #expect(throws: error) { try await stage.catalog().continueWatching(request) }
        #expect(stage.network.requests.count == 1)
    }

    @Test("a server that hangs is given up after seven seconds")
    func hanging() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn()
        stage.network.answer("/UserItems/Resume", Answer(200, .silent))
        let items = Task { try await stage.catalog().continueWatching(request) }
        await stage.network.time.waitForSleepers(1)
        stage.network.time.advance(by: .seconds(7))
        await #expect(throws: HTTPError.timeout(.firstByte, after: .seconds(7))) { try await items.value }
    }

    @Test("each profile has its own server, and the store holds no token")
    func profiles() async throws {
        let stage = try JellyfinStage()
        try await stage.signIn(profile: "anna")
        #expect(try await stage.catalog().continueWatching(request).isEmpty)
        let kept = try stage.store.value(
            for: StoreKey<MediaAccount>("account.jellyfin", in: StoreScope("media", profile: "anna")))
        #expect(!"\(try #require(kept))".contains(JellyfinStage.token))
    }

    @Test("signing in is told to whoever shows widgets")
    func changes() async throws {
        let stage = try JellyfinStage()
        var changes = stage.catalog().changes(profile: "local").makeAsyncIterator()
        try await stage.signIn()
        #expect(await changes.next() != nil)
    }
}
