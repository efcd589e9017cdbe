import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import StorageTesting
import Testing
import WidgetCoreInterface

@testable import MediaSources

@Suite("servers over a real connection")
struct ServerLoopbackTests {
    private let server: StandInServer
    private let parts: ServerParts

    init() throws {
        server = try StandInServer()
        parts = ServerParts(
            profile: "local", accounts: MediaAccounts(MemoryKeyValueStore(), MemorySecretStore()),
            transport: LoopbackTransport(),
            time: VirtualTime(), random: SeededBytes(), host: "box")
    }

    @Test("Jellyfin is signed in to and asked, and its token goes beside the address")
    func jellyfin() async throws {
        server.answer(
            "/jellyfin/Users/AuthenticateByName", .text("{\"User\":{\"Id\":\"u7\"},\"AccessToken\":\"t0ken\"}"))
        server.answer("/jellyfin/UserItems/Resume", JellyfinStage.list(JellyfinStage.episode), .text("", 401))
        let client = JellyfinClient(
            server: parts.server(.jellyfin, at: server.url("/jellyfin")), device: JellyfinDevice(name: "box", id: "d"))
        let session = try await JellyfinSignIn(client: client, time: parts.time)
            .session(user: "anna", password: Secret(""))
        #expect(session.user == "u7")
        try await parts.accounts.keep(
            MediaAccount(address: "\(client.server.base)", user: "anna", userID: session.userID, device: "d"),
            secret: session.token, of: "jellyfin", profile: "local")
        let catalog = JellyfinCatalog(link: parts.jellyfin, player: Player(ScriptedProcessRunner([:])) { "" })
        let request = MediaRequest(profile: "local", limit: 6)
        #expect(try await catalog.continueWatching(request).map(\.title) == ["Winter Is Coming"])
        #expect(server.requests.last?.headers["Authorization"]?.hasSuffix("Token=\"t0ken\"") == true)
        #expect(server.requests.allSatisfy { !$0.target.contains("t0ken") })
        await #expect(throws: MediaServerError.signedOut(server: .jellyfin, address: "\(client.server.base)")) {
            try await catalog.continueWatching(request)
        }
    }
}
