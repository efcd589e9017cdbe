import FeatureKitTesting
import JSONKit
import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import StorageTesting
import Testing
import WidgetCoreInterface

@testable import MediaSources

@Suite("Kodi as a source")
struct KodiCatalogTests {
    private let network: ScriptedNetwork
    private let accounts = MediaAccounts(MemoryKeyValueStore(), MemorySecretStore())
    private let request = MediaRequest(profile: "local", limit: 6)
    private let film = """
        {"movieid":7,"label":"Dune","title":"Dune","year":2021,"runtime":5400,
        "resume":{"position":1320.5,"total":5400},"lastplayed":"2026-11-29 21:00:00",
        "art":{"poster":"image://smb%3a%2f%2fme%3apw%40nas%2fdune.jpg/"}}
        """

    init() throws { network = try ScriptedNetwork(at: "http://tv:8080") }

    private var catalog: KodiCatalog { KodiCatalog(accounts: accounts, transport: network) }

    private func add(user: String? = nil, secret: String? = nil) async throws {
        try await accounts.keep(
            MediaAccount(address: "http://tv:8080", user: user), secret: secret.map { Secret($0) }, of: "kodi",
            profile: "local")
    }

    private func result(_ text: String) -> Answer { .text("{\"id\":1,\"jsonrpc\":\"2.0\",\"result\":\(text)}") }

    private func films(_ items: String...) -> Answer {
        result("{\"limits\":{\"start\":0,\"end\":9,\"total\":1},\"movies\":[\(items.joined(separator: ","))]}")
    }

    @Test("without Kodi nothing is asked and nothing is missed")
    func notSetUp() async throws {
        #expect(try await catalog.continueWatching(request).isEmpty)
        #expect(try await catalog.recommendations(request).isEmpty)
        #expect(network.requests.isEmpty)
    }

    @Test("films and episodes in progress are asked for, with the value that is required and not used")
    func asking() async throws {
        try await add()
        network.answer("/jsonrpc", result("{\"limits\":{\"start\":0,\"end\":0,\"total\":0}}"))
        #expect(try await catalog.continueWatching(request).isEmpty)
        let sent = Set(network.requests.map(\.text))
        let ending = """
            "sort":{"method":"lastplayed","order":"descending"},"limits":{"start":0,"end":6}}}
            """
        let filter = "\"filter\":{\"field\":\"inprogress\",\"operator\":\"true\",\"value\":\"\"}"
        #expect(
            sent == [
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"VideoLibrary.GetMovies\",\"params\":{\(filter),"
                    + "\"properties\":[\"title\",\"year\",\"runtime\",\"resume\",\"art\",\"lastplayed\"],\(ending)",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"VideoLibrary.GetEpisodes\",\"params\":{\(filter),"
                    + "\"properties\":[\"title\",\"runtime\",\"resume\",\"art\",\"lastplayed\",\"showtitle\","
                    + "\"season\",\"episode\",\"tvshowid\"],\(ending)",
            ])
        #expect(network.requests.allSatisfy { $0.method == "POST" && $0.target == "/jsonrpc" })
        #expect(network.requests.allSatisfy { $0.headers["Content-Type"] == "application/json" })
        #expect(network.requests.allSatisfy { $0.headers["Authorization"] == nil })
    }

    @Test("a film has its title, year, times and a picture in whose name no password stands")
    func oneFilm() async throws {
        try await add()
        network.answer("/jsonrpc", films(film))
        let item = try #require(try await catalog.recommendations(request).first)
        #expect(item.id == MediaID("movie/7", from: "kodi"))
        #expect(item.title == "Dune")
        #expect(item.show == nil && item.episode == nil)
        #expect(item.year == 2021)
        #expect(item.position == 1320.5)
        #expect(item.duration == 5400)
        // 2026-11-29T21:00:00Z.
        #expect(item.watchedAt == 1_795_986_000)
        #expect(item.picture == "movie/7/\(MD5.name(of: "image://smb%3a%2f%2fme%3apw%40nas%2fdune.jpg/"))")
        #expect(item.picture?.contains("pw") == false)
    }

    @Test("an episode has its show and place; what is 0, -1, empty or left out is unknown")
    func episodes() async throws {
        try await add()
        let items = KodiItem.list(
            try .init(
                parsing: """
                    {"episodes":[{"episodeid":12,"title":"Pilot","showtitle":"Lost","season":1,"episode":2,
                    "resume":{"position":0,"total":0},"runtime":2520,"lastplayed":"",
                    "art":{"thumb":"image://t/","tvshow.poster":"image://p/"}},
                    {"episodeid":13,"title":"","label":"1x03","showtitle":"","season":-1,"episode":-1,"year":0,
                    "runtime":0},{"title":"no number"},7,{"episodeid":"x"}]}
                    """), .episode)
        #expect(items.map(\.id.item) == ["episode/12", "episode/13"])
        #expect(items[0].show == "Lost")
        #expect(items[0].episode == MediaEpisode(season: 1, number: 2))
        #expect(items[0].position == nil)
        #expect(items[0].duration == 2520)
        #expect(items[0].watchedAt == nil)
        #expect(items[0].picture == "episode/12/\(MD5.name(of: "image://p/"))")
        var bare = MediaItem(MediaID("episode/13", from: "kodi"), title: "1x03")
        bare.episode = MediaEpisode()
        #expect(items[1] == bare)
    }

    @Test("new films that nobody has seen are recommended")
    func recommended() async throws {
        try await add()
        network.answer("/jsonrpc", films())
        _ = try await catalog.recommendations(request)
        let text = try #require(network.requests.last?.text)
        #expect(text.contains("\"filter\":{\"field\":\"playcount\",\"operator\":\"is\",\"value\":\"0\"}"))
        #expect(text.contains("\"sort\":{\"method\":\"dateadded\",\"order\":\"descending\"}"))
    }

    @Test("a picture is fetched from the address that Kodi tells at that time")
    func picture() async throws {
        try await add()
        network.answer("/jsonrpc", result("{\"moviedetails\":\(film)}"), result("{\"moviedetails\":{\"movieid\":7}}"))
        let path = "/image/image%3A%2F%2Fsmb%253a%252f%252fme%253apw%2540nas%252fdune.jpg%2F"
        network.answer(path, Answer(200, body: [0xFF, 0xD8]))
        let size = MediaPictureSize(width: 20, height: 30)
        #expect(try await catalog.picture("movie/7/ABC", filling: size, profile: "local") == [0xFF, 0xD8])
        #expect(
            network.requests[0].text
                == "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"VideoLibrary.GetMovieDetails\","
                + "\"params\":{\"movieid\":7,\"properties\":[\"art\"]}}")
        #expect(try await catalog.picture("movie/7/ABC", filling: size, profile: "local") == nil)
        #expect(try await catalog.picture("../secret", filling: size, profile: "local") == nil)
    }

    @Test("Kodi plays from where it was left, and forgets it when told to")
    func playing() async throws {
        try await add()
        network.answer("/jsonrpc", result("\"OK\""))
        try await catalog.play("movie/7", profile: "local")
        try await catalog.forget("episode/12", profile: "local")
        #expect(
            network.requests.map(\.text) == [
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"Player.Open\","
                    + "\"params\":{\"item\":{\"movieid\":7},\"options\":{\"resume\":true}}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"VideoLibrary.SetEpisodeDetails\","
                    + "\"params\":{\"episodeid\":12,\"resume\":{\"position\":0,\"total\":0}}}",
            ])
        await #expect(throws: MediaServerError.nothingToPlay) { try await catalog.play("7", profile: "local") }
    }

    @Test("what Kodi forgets comes back where it was left")
    func restoring() async throws {
        try await add()
        network.answer(
            "/jsonrpc", result("{\"moviedetails\":{\"movieid\":7,\"resume\":{\"position\":1320.5,\"total\":5400}}}"))
        let bookmark = try #require(try await catalog.bookmark(of: "movie/7", profile: "local"))
        try await catalog.restore("movie/7", from: bookmark, profile: "local")
        let sent = network.requests.map(\.text)
        #expect(sent.first?.contains("VideoLibrary.GetMovieDetails") == true)
        #expect(sent.last?.contains("VideoLibrary.SetMovieDetails") == true)
        #expect(sent.last?.contains(#""position":1320.5"#) == true)
    }

    @Test("name and password go as RFC 7617 has them, and one that is refused or gone is asked for again")
    func credentials() async throws {
        // The example of RFC 7617, section 2.
        try await add(user: "Aladdin", secret: "Aladdin:open sesame")
        network.answer("/jsonrpc", films(), .text("", 401))
        _ = try await catalog.recommendations(request)
        #expect(network.requests.last?.headers["Authorization"] == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
        let told = MediaServerError.signedOut(server: .kodi, address: "http://tv:8080/")
        await #expect(throws: told) { try await catalog.recommendations(request) }
        try await add(user: "Aladdin")
        await #expect(throws: MediaServerError.signedOut(server: .kodi, address: "http://tv:8080")) {
            try await catalog.recommendations(request)
        }
        #expect(network.requests.count == 2)
    }

    @Test(
        "base64 is as the vectors of RFC 4648 say",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func base64(_ text: String, _ encoded: String) { #expect(Base64.encoded(text) == encoded) }

    @Test("an error of JSON-RPC, a page and half an answer are told apart")
    func faults() async throws {
        try await add()
        network.answer(
            "/jsonrpc",
            .text("{\"error\":{\"code\":-32602,\"message\":\"Invalid params.\"},\"id\":1,\"jsonrpc\":\"2.0\"}"),
            .text("<html>"), .text("{\"id\":1}"), Answer(200, body: Array("{\"resu".utf8), .cut(after: 3)))
        await #expect(throws: MediaServerError.refused(server: .kodi, code: -32_602)) {
            try await catalog.recommendations(request)
        }
        for _ in 0..<2 {
            await #expect(throws: MediaServerError.notUnderstood(server: .kodi)) {
                try await catalog.recommendations(request)
            }
        }
        await #expect(throws: HTTPError.interrupted(received: 3)) { try await catalog.recommendations(request) }
    }
}
