import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import Testing
import WidgetCoreInterface

@testable import MediaSources

@MainActor @Suite("the command media")
struct MediaCommandTests {
    private let stage: JellyfinStage
    private let address = "http://server.test:8096"
    private let signedIn = """
        {"User":{"Name":"anna","Id":"u7"},"SessionInfo":{},"AccessToken":"t0ken","ServerId":"s"}
        """
    private let asked = """
        {"Authenticated":false,"Secret":"s3cret","Code":"123456","DeviceId":"d","DeviceName":"n","AppName":"a",\
        "AppVersion":"1","DateAdded":"2026-11-30T10:00:00.0000000Z"}
        """

    init() throws { stage = try JellyfinStage() }

    private func run(_ words: String..., lines: [String] = []) async -> CommandRun {
        await CommandHarness.run(MediaCommand { [parts = stage.parts] in parts }.command, words, lines: lines)
    }

    private func kept() async throws -> (MediaAccount?, Secret?) {
        (
            try stage.parts.accounts.account(of: "jellyfin", profile: "local"),
            try await stage.parts.accounts.secret(of: "jellyfin", profile: "local")
        )
    }

    @Test("it keeps the conventions")
    func conventions() {
        let parts = stage.parts
        #expect(CommandConformance.problems(in: [MediaCommand { parts }.command]) == [])
    }

    @Test("a server and its token belong to who added it: nobody else lists, asks or removes it")
    func profiles() async throws {
        try await stage.signIn(profile: "ann")
        let parts = stage.parts
        let others = await CommandHarness.run(MediaCommand { parts }.command, ["list"])
        #expect(others.output == "" && others.errors.contains("no server"))
        let catalog = stage.catalog()
        #expect(try await catalog.continueWatching(MediaRequest(profile: "local", limit: 6)) == [])
        #expect(stage.network.requests.isEmpty)
        #expect(await CommandHarness.run(MediaCommand { parts }.command, ["remove", "jellyfin"]).code == .failed)
        #expect(try await parts.accounts.secret(of: "jellyfin", profile: "ann") == Secret(JellyfinStage.token))
        let anns = try JellyfinStage(profile: "ann")
        try await anns.signIn(profile: "ann")
        let own = await CommandHarness.run(MediaCommand { anns.parts }.command, ["list"])
        #expect(own.output.contains("jellyfin") && !own.output.contains(JellyfinStage.token))
    }

    @Test("a password signs in, and only its token is kept, where secrets are")
    func password() async throws {
        stage.network.answer("/Users/AuthenticateByName", .text(signedIn))
        let run = await run(
            "add", "jellyfin", address, "--user", "anna", "--password-from-stdin", lines: ["p\"w"])
        #expect(run.code == .done, "\(run.errors)")
        let sent = try #require(stage.network.requests.last)
        #expect(sent.method == "POST")
        #expect(sent.text == "{\"Username\":\"anna\",\"Pw\":\"p\\\"w\"}")
        let field = try #require(sent.headers["Authorization"])
        for name in ["Client", "Device", "DeviceId", "Version"] { #expect(field.contains("\(name)=\"")) }
        #expect(!field.contains("Token"))
        let (account, secret) = try await kept()
        #expect(account?.user == "anna")
        #expect(account?.userID == "u7")
        #expect(account?.address == "\(address)/")
        #expect(secret == Secret("t0ken"))
        #expect(!(run.output + run.errors).contains("t0ken"))
    }

    @Test("the code is shown, and its person is signed in as soon as they have entered it elsewhere")
    func quickConnect() async throws {
        stage.network.answer("/QuickConnect/Enabled", .text("true"))
        stage.network.answer("/QuickConnect/Initiate", .text(asked))
        stage.network.answer(
            "/QuickConnect/Connect", .text(asked),
            .text(asked.replacing("\"Authenticated\":false", with: "\"Authenticated\":true")))
        stage.network.answer("/Users/AuthenticateWithQuickConnect", .text(signedIn))
        async let running = run("add", "jellyfin", address)
        await stage.network.time.waitForSleepers(1)
        #expect(stage.network.requests.count == 3)
        stage.network.time.advance(by: .seconds(2))
        let run = await running
        #expect(run.code == .done, "\(run.errors)")
        #expect(run.errors.contains("123456"))
        #expect(!run.errors.contains("s3cret"))
        #expect(stage.network.requests.map(\.method) == ["GET", "POST", "GET", "GET", "POST"])
        #expect(stage.network.requests[2].target == "/QuickConnect/Connect?secret=s3cret")
        #expect(stage.network.requests.last?.text == "{\"Secret\":\"s3cret\"}")
        #expect(try await kept().1 == Secret("t0ken"))
    }

    @Test("a code that nobody enters is given up after ten minutes")
    func patience() async throws {
        stage.network.answer("/QuickConnect/Enabled", .text("true"))
        stage.network.answer("/QuickConnect/Initiate", .text(asked))
        stage.network.answer("/QuickConnect/Connect", .text(asked))
        async let running = run("add", "jellyfin", address)
        for pause in [2, 597, 2] {
            await stage.network.time.waitForSleepers(1)
            stage.network.time.advance(by: .seconds(pause))
            if pause == 597 { await stage.network.waitForRequests(5) }
        }
        let run = await running
        #expect(run.code == .failed)
        #expect(run.errors.contains("the code has expired"))
        // Whether it is on, the code, and thrice whether it was entered: at once, after 2 s and after 599 s.
        #expect(stage.network.requests.count == 5)
    }

    @Test("a code that the server has forgotten has expired, and Quick Connect that is off leaves the password")
    func refusedCodes() async throws {
        stage.network.answer("/QuickConnect/Enabled", .text("true"), .text("false"))
        stage.network.answer("/QuickConnect/Initiate", .text(asked))
        #expect(await run("add", "jellyfin", address).errors.contains("the code has expired"))
        #expect(await run("add", "jellyfin", address).errors.contains("--password-from-stdin"))
    }

    @Test("what is refused, no server or no address is said, and nothing is kept")
    func refusing() async throws {
        stage.network.answer("/Users/AuthenticateByName", .text("Error processing request.", 401), .text("<html>"))
        let words = ["add", "jellyfin", address, "--user", "anna"]
        func again() async -> CommandRun { await run(words[0], words[1], words[2], words[3], words[4]) }
        #expect(await again().errors.contains("does not accept this name with this password"))
        #expect(await again().errors.contains("is not Jellyfin"))
        #expect(await run("add", "jellyfin", "server.test").code == .usage)
        #expect(await run("add", "jellyfin", "http://anna:pw@server.test").code == .usage)
        #expect(await run("add", "plex", address).code == .usage)
        #expect(await run("add", "jellyfin", address, "--user", "anna", "--password-from-stdin").code == .usage)
        let (account, secret) = try await kept()
        #expect(account == nil && secret == nil)
    }

    @Test("servers are listed without what is secret, and removed with it, also from the server")
    func listing() async throws {
        #expect(await run("list").errors.contains("no servers yet"))
        #expect(await run("remove", "jellyfin").code == .failed)
        try await stage.signIn()
        stage.network.answer("/Sessions/Logout", Answer(204))
        #expect(await run("list").output == "jellyfin  http://server.test:8096/  anna  ready\n")
        let json = await run("list", "--json").output
        #expect(json.contains("\"ready\": true") && !json.contains(JellyfinStage.token))
        #expect(await run("remove", "jellyfin").code == .done)
        #expect(stage.network.requests.map(\.target) == ["/Sessions/Logout"])
        let (account, secret) = try await kept()
        #expect(account == nil && secret == nil)
    }

    @Test("who is signed out is told so, and signs in again as the same device")
    func signingInAgain() async throws {
        stage.network.answer("/Users/AuthenticateByName", .text(signedIn))
        #expect(await run("add", "jellyfin", address, "--user", "anna").code == .done)
        let device = try await kept().0?.device
        try await stage.parts.accounts.forget(Secret("t0ken"), of: "jellyfin", profile: "local")
        #expect(await run("list").output.contains("sign in again"))
        #expect(await run("add", "jellyfin", address, "--user", "anna").code == .done)
        #expect(try await kept().0?.device == device)
        #expect(device?.count == 32)
        #expect(await run("list").output.contains("ready"))
    }

    @Test("Kodi is added when it answers, with or without a password, which is not shown")
    func kodi() async throws {
        stage.network.answer(
            "/jsonrpc", .text("{\"id\":1,\"jsonrpc\":\"2.0\",\"result\":\"pong\"}"), .text("", 401),
            .text("{\"id\":1,\"jsonrpc\":\"2.0\",\"result\":\"pong\"}"), .text("{\"result\":7}"))
        let tv = "http://tv:8080"
        #expect(await run("add", "kodi", tv).code == .done)
        #expect(await run("list").output == "kodi  http://tv:8080/    ready\n")
        let words = ["--user", "me", "--password-from-stdin"]
        let refused = await run("add", "kodi", tv, words[0], words[1], words[2], lines: ["pw"])
        #expect(refused.errors.contains("Kodi does not accept this name with this password"))
        #expect(await run("add", "kodi", tv, words[0], words[1], words[2], lines: ["pw"]).code == .done)
        #expect(try await stage.parts.accounts.secret(of: "kodi", profile: "local") == Secret("me:pw"))
        #expect(await run("add", "kodi", tv).errors.contains("is not Kodi"))
        #expect(stage.network.requests.first?.text.contains("JSONRPC.Ping") == true)
        #expect(await run("remove", "kodi").code == .done)
        #expect(try await stage.parts.accounts.secret(of: "kodi", profile: "local") == nil)
    }
}
