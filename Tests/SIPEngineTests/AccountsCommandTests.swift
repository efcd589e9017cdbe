import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import SIPEngine

@MainActor @Suite("the command call accounts")
struct AccountsCommandTests {
    private let accounts = SIPAccounts(MemoryKeyValueStore(), MemorySecretStore())

    private func run(_ words: String..., lines: [String] = []) async -> CommandRun {
        let command = AccountsCommand { accounts }.command
        return await CommandHarness.run(command, words, lines: lines)
    }

    @Test("it keeps the conventions")
    func conventions() {
        let call = Command(
            "call", abstract: LocalizedText(en: "call", ru: "звонить"),
            subcommands: [AccountsCommand { accounts }.command])
        #expect(CommandConformance.problems(in: [call]) == [])
    }

    @Test("an account is added with its password, changed, listed and removed")
    func accountsOfAPerson() async throws {
        #expect(await run("add", "alice@example.org", "--password-from-stdin", lines: ["s3cret"]).code == .done)
        #expect(await run("add", "bob@127.0.0.1:15060", "--local").code == .done)
        #expect(await run("add", "alice@example.org", "--transport", "tls").code == .done)
        let all = try accounts.all()
        #expect(all.map(\.address) == ["alice@example.org", "bob@127.0.0.1:15060"])
        #expect(all.map(\.transport) == [.tls, .udp])
        #expect(all.map(\.port) == [nil, 15_060])
        #expect(await accounts.password(all[0]) == "s3cret")
        #expect(
            await run("list").output
                == "alice@example.org  registers while the app or `call listen` runs\nbob@127.0.0.1:15060  local\n")
        #expect(await !run("list", "--json").output.contains("s3cret"))
        #expect(await run("remove", "alice@example.org").code == .done)
        #expect(await accounts.password(all[0]) == nil)
        #expect(await run("remove", "alice@example.org").code == .failed)
    }

    @Test("the list says what became of each registration, and what to do about one that failed")
    func registrations() async throws {
        for name in ["ann", "bob", "cid", "dan"] { #expect(await run("add", "\(name)@host").code == .done) }
        let known: [String: Registration] = [
            "ann@host": .registered, "bob@host": .failed("401 Unauthorized"), "cid@host": .registering,
        ]
        let sent = Registrations()
        for (address, registration) in known { sent.note(registration, of: address) }
        let received = try Registrations.read(sent.answer)
        #expect(received == known)
        let command = AccountsCommand(accounts: { accounts }, registrations: { received }).command
        let lines = await CommandHarness.run(command, ["list"]).output.split(separator: "\n")
        #expect(
            lines == [
                "ann@host  registered",
                "bob@host  not registered: 401 Unauthorized: the name or the password is wrong; add the account again "
                    + "with its options: tessera call accounts add bob@host --password-from-stdin",
                "cid@host  is being registered…",
                "dan@host  not registered: the app takes its calls by another engine",
            ])
        let json = await CommandHarness.run(command, ["list", "--json"]).output
        #expect(json.contains(#""registration": "failed""#) && json.contains(#""problem": "401 Unauthorized""#))
        #expect(json.matches(of: #/"registration": "none"/#).count == 1)
        sent.forget()
        #expect(try Registrations.read(sent.answer).isEmpty)
    }

    @Test("every way in which a registration fails has words that say what to do")
    func explaining() {
        let rows = [
            ("403 Forbidden", "password"), ("407 Proxy Authentication Required", "password"),
            ("404 Not Found", "no such account"), ("Destination address required", "no such host"),
            ("Connection refused", "nobody answers"), ("Connection timed out", "nobody answers"),
            ("Protocol error", "TLS"), ("503 Service Unavailable", "503 Service Unavailable"),
        ]
        for (text, words) in rows {
            let said = Registration.explanation(text, "a@host").text(in: .english)
            #expect(said.contains(words), "\(text): \(said)")
        }
    }

    @Test("what is no address, and what would break out of its line, is refused")
    func refusing() async throws {
        for address in ["alice", "example.org", "sip:example.org", "a b@host", "a\n@host"] {
            #expect(await run("add", address).code == .usage, "\(address)")
        }
        #expect(await run("add", "a@host", "--name", "x\";auth_pass=y").code == .usage)
        #expect(await run("add", "a@host", "--password-from-stdin", lines: ["a;b"]).code == .usage)
        let long = String(repeating: "x", count: 1000)
        #expect(await run("add", "a@host", "--password-from-stdin", lines: [long]).code == .usage)
        for lines in [[], [""]] {
            let run = await run("add", "a@host", "--password-from-stdin", lines: lines)
            #expect(run.code == .usage)
            #expect(run.errors.contains("there is no password on standard input"))
        }
        #expect(try accounts.all().isEmpty)
    }

    @Test("whoever opens the engine to the network is warned")
    func warning() async {
        #expect(await run("add", "a@host", "--listen", "0.0.0.0").errors.contains("3.0.0"))
        #expect(await run("add", "a@host").errors.isEmpty)
    }
}
