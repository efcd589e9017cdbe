import AuthBackendInterface
import AuthFlowInterface
import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import HTTPServerInterface
import PlatformInterface
import PlatformTesting
import Synchronization
import Testing

@testable import AuthServer

@MainActor
@Suite("tessera-authd serve, keys, purge")
struct CommandTests {
    private let keys = MemoryKeys()
    private let serving = RecordedServing()

    private func serve(_ words: String..., delivers: Bool = true) async -> CommandRun {
        let parts = ServerParts(
            identities: ScriptedIdentities(deliversMessages: delivers), keys: keys, serving: serving,
            time: VirtualTime(), logger: MemoryLogger(), version: "1.2.3")
        return await CommandHarness.run(ServeCommand(parts: parts).command, words)
    }

    private func key(_ words: String..., isTerminal: Bool = false) async -> CommandRun {
        await CommandHarness.run(KeysCommand(keys: keys).command, words, isTerminal: isTerminal)
    }

    @Test("the commands keep the rules of commands")
    func conformance() {
        let parts = ServerParts(
            identities: ScriptedIdentities(), keys: keys, serving: serving, time: VirtualTime(), logger: MemoryLogger(),
            version: "1.2.3")
        let commands = [
            ServeCommand(parts: parts).command, KeysCommand(keys: keys).command,
            PurgeCommand.command(ScriptedIdentities()),
        ]
        #expect(CommandConformance.problems(in: commands) == [])
    }

    @Test("other machines are let in only when that is said")
    func loopback() async {
        let refused = await serve("--address", "0.0.0.0")
        #expect(refused.code == .usage)
        #expect(refused.errors.contains("other machines reach 0.0.0.0; add --expose if they shall"))
        #expect(serving.options == nil)
        let exposed = await serve("--address", "0.0.0.0", "--expose")
        #expect(exposed.code == .unavailable && serving.options?.address == "0.0.0.0")
        _ = await serve("--trusted-proxy", "10.0.0.1,10.0.0.2", "--threads", "2", "--port", "0")
        #expect(serving.options?.address == "127.0.0.1" && serving.options?.port == 0)
        #expect(serving.options?.proxies == ["10.0.0.1", "10.0.0.2"] && serving.options?.threads == 2)
        #expect(serving.options?.limits.handling == .seconds(10))
    }

    @Test("production has keys, and messages that reach people")
    func production() async {
        let outbox = await serve("--production", delivers: false)
        #expect(outbox.code == .failed && outbox.errors.contains("messages would reach nobody in production"))
        let keyless = await serve("--production")
        #expect(keyless.code == .failed && keyless.errors.contains("there are no keys; make them with `keys create`"))
        #expect(serving.options == nil)
        #expect(await key("create").code == .done)
        #expect(await serve("--production").code == .unavailable)
        #expect(serving.options != nil)
    }

    @Test("a port that is taken is told")
    func taken() async {
        let run = await serve()
        #expect(run.code == .unavailable && run.output.isEmpty)
        #expect(run.errors.contains("port 9999 of 127.0.0.1 is taken"))
    }

    @Test("keys are listed, made and replaced, and their secrets shown when that is asked for")
    func keyring() async {
        #expect(await key("list").errors.contains("there are no keys yet"))
        _ = await key("create")
        let second = await key("rotate")
        #expect(second.output == "key-2\n")
        #expect(
            await key("list").output == """
                key-2  2026-01-01T00:00:00.000Z  signs
                key-1  2026-01-01T00:00:00.000Z  verifies

                """)
        #expect(await key("list", "--json").output.contains(#""signs": true"#))
        #expect(await key("secret", "key-1").output == "secret of key-1\n")
        #expect(await key("secret", "key-1", isTerminal: true).code == .usage)
        #expect(await key("secret", "key-1", "--show", isTerminal: true).output == "secret of key-1\n")
        let unknown = await key("secret", "key-9")
        #expect(unknown.code == .failed && unknown.errors.contains("there is no key `key-9`"))
    }

    @Test("purging says how much it was")
    func purges() async {
        let run = await CommandHarness.run(PurgeCommand.command(ScriptedIdentities()))
        #expect(run.output == "2 records cleaned\n")
    }

    @Test("doctor tells what is missing")
    func doctor() async {
        let check = ServerCheck.check(ScriptedIdentities(deliversMessages: false), keys)
        #expect(await findings(check) == [.warn, .warn])
        _ = await key("create")
        #expect(await findings(ServerCheck.check(ScriptedIdentities(), keys)) == [.ok, .ok])
    }

    private func findings(_ check: HealthCheck) async -> [HealthCheck.Finding.Status] {
        await check.run(CapturedRun([]).invocation).map(\.status)
    }
}

/// Keys in memory with names that a test knows.
private actor MemoryKeys: IdentityKeys {
    private var kept: [IdentityKey] = []

    func signingKeys() async throws(AuthError) -> [IdentityKey] { kept }

    func create() async throws(AuthError) {
        if kept.isEmpty { _ = try await rotate() }
    }

    func rotate() async throws(AuthError) -> IdentityKey {
        let key = IdentityKey(id: "key-\(kept.count + 1)", created: WallTime(seconds: 1_767_225_600))
        kept.insert(key, at: 0)
        return key
    }

    func secret(of id: String) async throws(AuthError) -> Secret? {
        kept.contains { $0.id == id } ? Secret("secret of \(id)") : nil
    }
}

/// Writes down where somebody wants to listen, and has no port free.
private final class RecordedServing: HTTPServing {
    private let asked = Mutex<HTTPServerOptions?>(nil)

    var options: HTTPServerOptions? { asked.withLock { $0 } }

    func serve(
        _ options: HTTPServerOptions, refusing refuse: @escaping @Sendable (HTTPRefusal) -> HTTPAnswer,
        _ handler: @escaping @Sendable (HTTPCall) -> HTTPReply
    ) throws(HTTPServerError) -> any RunningHTTPServer {
        asked.withLock { $0 = options }
        throw .taken(address: options.address, port: options.port)
    }
}
