import AuthFlowInterface
import AuthFlowTesting
import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing

@testable import AuthFlow

@MainActor
@Suite("tessera auth")
struct CommandTests {
    private let world: FlowWorld

    init() throws {
        world = try FlowWorld()
    }

    private func run(_ words: String..., lines: [String] = [], isTerminal: Bool = false) async -> CommandRun {
        await CommandHarness.run(
            AuthCommand(parts: world.parts).command, words, lines: lines, isTerminal: isTerminal)
    }

    @Test("the command keeps the rules of commands")
    func conformance() {
        #expect(CommandConformance.problems(in: [AuthCommand(parts: world.parts).command]) == [])
    }

    @Test("on a terminal it asks for the number and the code, and says what is wrong with each try")
    func interactive() async {
        let result = await run("login", lines: ["8 915 305-16-53", "abcd", "1338", "1337"], isTerminal: true)
        #expect(result.code == .done)
        #expect(
            result.errors == """
                Phone: A code was sent to +7••••••••53
                sent to +79153051653
                Code: there is no code in this, or more than one
                Code: this is not the code; 4 tries are left
                Code: Signed in as +7••••••••53
                Tell your name with `auth profile --name NAME`

                """)
        #expect(result.output == "")
        #expect(world.keeper.identity?.phone == "+79153051653")
    }

    @Test("in a pipe the number is an option and the code is one line, in a message too")
    func piped() async {
        let result = await run(
            "login", "--phone", "+79153051653", "--code-from-stdin", lines: ["Your code is 1337"])
        #expect(result.code == .done)
        #expect(world.service.asked == ["request +79153051653", "confirm 1337"])
    }

    @Test("a pipe has one try, and without the option none")
    func wrongInPipe() async {
        let wrong = await run("login", "--phone", "+79153051653", "--code-from-stdin", lines: ["1111", "1337"])
        #expect(wrong.code == .failed)
        #expect(wrong.errors.contains("this is not the code"))
        let none = await run("login", "--phone", "+79153051653", lines: ["1337"])
        #expect(none.code == .usage)
        #expect(none.errors.contains("--code-from-stdin"))
        #expect(world.keeper.identity == nil)
    }

    @Test("what is no number is a usage error, and nothing is sent")
    func wrongNumber() async {
        let result = await run("login", "--phone", "12x", "--code-from-stdin", lines: ["1337"])
        #expect(result.code == .usage)
        #expect(world.service.asked.isEmpty)
    }

    @Test("a service out of reach ends with 4")
    func unreachable() async {
        world.service.fail("request", with: .unavailable("no route"))
        let result = await run("login", "--phone", "+79153051653", "--code-from-stdin", lines: ["1337"])
        #expect(result.code == .unavailable)
        #expect(result.errors.contains("no route"))
    }

    @Test("status tells who it is without telling the number, as text and as JSON")
    func status() async throws {
        #expect(await run("status").output == "Nobody is signed in\n")
        try await world.signIn()
        #expect(await run("status").output == "Signed in as +7••••••••53\n")
        let json = await run("status", "--json").output
        #expect(json.contains("\"signedIn\": true"))
        #expect(json.contains("\"phone\": \"+7••••••••53\""))
    }

    @Test("a token goes to programs, and to a terminal only when asked")
    func token() async throws {
        #expect(await run("token").errors.contains("`auth login`"))
        try await world.signIn()
        #expect(await run("token").output == "access 1\n")
        #expect(await run("token", isTerminal: true).code == .usage)
        #expect(await run("token", "--show", isTerminal: true).output == "access 1\n")
    }

    @Test("logout ends the session, and is fine where there is none")
    func logout() async throws {
        #expect(await run("logout").code == .done)
        try await world.signIn()
        let result = await run("logout")
        #expect(result.errors == "Signed out\n")
        #expect(world.keeper.identity == nil)
    }

    @Test("profile shows, changes and refuses")
    func profile() async throws {
        #expect(await run("profile").code == .failed)
        try await world.signIn()
        #expect(await run("profile").output == "+7 915 305-16-53\n")
        #expect(
            await run("profile", "--name", "Ada", "--email", "ada@example.org").output
                == "Ada\nada@example.org\n+7 915 305-16-53\n")
        #expect(await run("profile", "--email", "").output == "Ada\n+7 915 305-16-53\n")
        #expect(await run("profile", "--json").output.contains("\"name\": \"Ada\""))
    }

    @Test("a PIN is asked for twice, the former one first; the lock needs one")
    func pin() async throws {
        #expect(await run("lock").errors.contains("sign in first"))
        try await world.signIn()
        #expect(await run("lock").errors.contains("there is no PIN"))
        let other = await run("pin", "set", lines: ["0042", "0043"])
        #expect(other.code == .failed && other.errors.contains("another PIN"))
        #expect(await run("pin", "set", lines: ["0042", "0042"]).errors == "The PIN is set\n")
        #expect(await run("lock").errors == "Locked\n")
        #expect(world.parts.lock.isLocked)
        #expect(await run("pin", "set", lines: ["1111", "7777", "7777"]).errors.contains("this is not the PIN"))
        #expect(await run("pin", "set", lines: ["0042", "7777", "7777"]).code == .done)
        #expect(await run("pin", "remove", lines: ["0042"]).code == .failed)
        #expect(await run("pin", "remove", lines: ["7777"]).errors == "The PIN is removed\n")
        #expect(!world.parts.lock.hasPIN)
    }

    @Test("sessions are listed, and another one is ended by its name")
    func sessions() async throws {
        #expect(await run("sessions", "list").errors.contains("sign in again"))
        try await world.signIn()
        let own = "session 1"
        #expect(
            await run("sessions", "list").output == """
                \(own)  engine, this one
                other  telephone, last used 2026-01-01

                """)
        let document = await run("sessions", "list", "--json").output
        #expect(document.contains(#""device": "telephone""#) && document.contains(#""isCurrent": true"#))
        let unknown = await run("sessions", "end", "nobody\u{1B}[1m")
        #expect(unknown.code == .usage && unknown.errors.contains("there is no session `nobody"))
        #expect(!unknown.errors.contains("\u{1B}"))
        let mine = await run("sessions", "end", own)
        #expect(mine.code == .usage && mine.errors.contains("`auth logout` ends it"))
        #expect(await run("sessions", "end", "other").errors == "The device is signed out\n")
        #expect(world.service.asked.filter { $0.hasPrefix("end") } == ["end other"])
        #expect(await run("sessions", "list").output == "\(own)  engine, this one\n")
    }
}
