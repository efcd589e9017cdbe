import CallFlowInterface
import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import JSONKit
import PlatformInterface
import PlatformTesting
import StateKit
import StateKitTesting
import StorageInterface
import StorageTesting
import Testing

@testable import CallFlow

@MainActor @Suite("the command call")
struct CallCommandTests {
    /// A process of the instance.
    @MainActor private final class Process {
        let scheduler = TestScheduler()
        let feature: RecordedFeature
        let assembly: CallAssembly
        var parts: CallParts { CallParts(assembly: assembly, resolver: feature) }

        init(_ world: World) {
            assembly = CallAssembly { [scheduler] _ in scheduler }
            feature = RecordedFeature(CallsFeature.self) { feature in
                feature.insert(world.instances.instance(), for: .instance)
                feature.insert(world.sockets, for: .localSocket)
                feature.insert(world.store, for: .keyValueStore)
                feature.insert(MemoryDisk(), for: .directories)
                feature.insert(FixedEnvironment(), for: .environment)
                feature.insert(ScriptedNotices(), for: .desktopNotice)
                feature.insert(MemoryLogger(), for: .logger)
                feature.insert(world.random, for: .randomBytes)
                feature.insert(VirtualTime().wallClock, for: .wallClock)
            }
        }

        /// Runs a command; the time of this process goes on until it ends.
        func run(_ words: String...) async -> CommandRun {
            var result: CommandRun?
            let command = CallCommand(parts: parts).command(with: [])
            let task = Task { result = await CommandHarness.run(command, words) }
            for _ in 0..<500_000 where result == nil {
                scheduler.advance(by: .milliseconds(100))
                await Task.yield()
            }
            task.cancel()
            return result ?? CommandRun(code: .interrupted, errors: "it did not end")
        }
    }

    private final class World: Sendable {
        let instances = InstanceWorld()
        let sockets = MemorySocket()
        let store = MemoryKeyValueStore()
        let random = SeededBytes()
    }

    private let world = World()

    @Test("it keeps the conventions, builds nothing to be listed, and needs what it names")
    func conventions() throws {
        let feature = Process(world).feature
        let commands = try feature.contributions(.commands)
        #expect(feature.asked.isEmpty)
        #expect(CommandConformance.problems(in: commands) == [])
        try feature.buildAll()
        #expect(feature.asked.isSubset(of: Set(CallsFeature.descriptor.needs.map(\.service))))
    }

    @Test("a call without an app is the command's own, told line by line, and ends with the code of its reason")
    func dialAlone() async throws {
        let run = await Process(world).run("dial", "486")
        #expect(
            run.output == """
                486  calling  [simulated]
                486  ringing  [simulated]
                486  busy (486 Busy Here)  [simulated]

                """)
        #expect(run.code == ExitCode(rawValue: 10))
        let json = await Process(World()).run("dial", "603", "--json")
        let reports = try json.output.split(separator: "\n").map { try JSONNode(parsing: String($0)).members() }
        #expect(try reports.map { try $0.first?.value.string() } == ["started", "ringing", "ended"])
        #expect(json.code == ExitCode(rawValue: 11))
    }

    @Test("what is no number is refused as a mistake of writing, an engine that is not there as not in the build")
    func refusing() async {
        for handle in ["", "bob", "+210 123"] {
            #expect(await Process(World()).run("dial", handle).code == .usage, "\(handle)")
        }
        #expect(await Process(world).run("dial", "78", "--engine", "sip").code == .notInBuild)
    }

    @Test("where nobody has calls, there is nothing to answer, and the remedy is said")
    func nobody() async {
        for words in [["answer"], ["hangup"], ["mute"]] {
            let run = await Process(world).run(words[0])
            #expect(run.code == .unavailable)
            #expect(run.errors.contains("call listen"))
        }
        #expect(await Process(world).run("list") == CommandRun(code: .done))
        #expect(await Process(world).run("push", "--from", "+79991234567").code == .unavailable)
    }

    @Test("other processes push, answer, mute, hold and end the calls of the one that listens, and see the history")
    func together() async throws {
        let owner = Process(world)
        guard let access = try await owner.parts.access(isAlone: true) else { throw CallError.noEngine }
        let desk = try owner.assembly.open(owner.feature)
        let client = Process(world)
        let id = CallID.u1.text
        #expect(await client.run("push", "--id", id, "--from", "+79991234567", "--name", "Neo").output == "\(id)\n")
        for _ in 0..<500_000 where desk.centre.model.calls.isEmpty { await Task.yield() }
        #expect(await client.run("list").output == "Neo <+79991234567>  is calling  [simulated]\n")
        let clock = Task {
            while !Task.isCancelled {
                owner.scheduler.advance(by: .milliseconds(10))
                await Task.yield()
            }
        }
        for words in ["answer", "mute", "hold"] { #expect(await client.run(words).output == "\(id)\n", "\(words)") }
        #expect(
            await client.run("list").output
                == "Neo <+79991234567>  connected, on hold, microphone off  [simulated]\n")
        #expect(await client.run("dtmf", "1x").errors.contains("keypad"))
        #expect(await client.run("hangup", CallID.u9.text).errors.contains("no such call"))
        #expect(await client.run("hangup").code == .done)
        clock.cancel()
        await owner.assembly.stop()
        #expect(await client.run("history", "--json").output.contains("\"reason\": \"ended\""))
        #expect(await client.run("history", "--missed").output.isEmpty)
        #expect(await client.run("history", "--clear").code == .done)
        #expect(await client.run("history").output.isEmpty)
        access.end()
    }

    @Test("lines of the inbox that are no push are dropped, and the next one counts")
    func inbox() async throws {
        let log = MemoryLogger()
        var taken: [CallInput] = []
        let inbox = try PushInbox(at: "/memory/inbox", world.sockets, log: log) { taken.append($0) }
        let connection = try await world.sockets.connect(to: "/memory/inbox")
        for line in [
            #"{"id":"78"}"#, #"{"from":"x"}"#, #"{"id":7}"#, #"{"id":"\#(CallID.u1)","kind":"party"}"#,
            #"{"id":"\#(CallID.u1)","from":"x","after":3}"#,
        ] {
            try await connection.send(line)
        }
        for _ in 0..<500_000 where taken.isEmpty { await Task.yield() }
        try #require(!taken.isEmpty)
        guard case .scheduled(let push, .seconds(3)) = taken[0] else { throw CallError.invalidDigits }
        #expect(push == IncomingPush(.u1, from: CallParty("x")))
        #expect(log.entries.count == 4)
        inbox.close()
    }
}
