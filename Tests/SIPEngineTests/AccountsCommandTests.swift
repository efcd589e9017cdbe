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
        #expect(await run("list").output == "alice@example.org  registers\nbob@127.0.0.1:15060  local\n")
        #expect(await !run("list", "--json").output.contains("s3cret"))
        #expect(await run("remove", "alice@example.org").code == .done)
        #expect(await accounts.password(all[0]) == nil)
        #expect(await run("remove", "alice@example.org").code == .failed)
    }

    @Test("what is no address, and what would break out of its line, is refused")
    func refusing() async throws {
        for address in ["alice", "example.org", "sip:example.org", "a b@host", "a\n@host"] {
            #expect(await run("add", address).code == .usage, "\(address)")
        }
        #expect(await run("add", "a@host", "--name", "x\";auth_pass=y").code == .usage)
        #expect(await run("add", "a@host", "--password-from-stdin", lines: ["a;b"]).code == .usage)
        #expect(try accounts.all().isEmpty)
    }

    @Test("whoever opens the engine to the network is warned")
    func warning() async {
        #expect(await run("add", "a@host", "--listen", "0.0.0.0").errors.contains("3.0.0"))
        #expect(await run("add", "a@host").errors.isEmpty)
    }
}
