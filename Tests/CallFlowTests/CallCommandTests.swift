import AuthFlowInterface
import CallFlowInterface
import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import JSONKit
import PhoneNumbersInterface
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
                feature.insert(world.disk, for: .directories)
                feature.insert(world.disk, for: .files)
                feature.insert(world.session, for: .sessionProviding)
                feature.insert(FixedEnvironment(), for: .environment)
                feature.insert(ScriptedNotices(), for: .desktopNotice)
                feature.insert(BuiltInRules() as any PhoneNumberRules, for: .phoneNumberRules)
                feature.insert(MemoryLogger(), for: .logger)
                feature.insert(world.random, for: .randomBytes)
                feature.insert(VirtualTime().wallClock, for: .wallClock)
            }
        }

        /// Begins a command.
        func start(_ words: String...) -> Task<CommandRun, Never> { start(words) }

        private func start(_ words: [String], answering line: String? = nil) -> Task<CommandRun, Never> {
            let command = CallCommand(parts: parts).command(with: [])
            let lines = line.map { [$0] } ?? []
            return Task { await CommandHarness.run(command, words, lines: lines, isTerminal: line != nil) }
        }

        /// Runs a command; the time of this process goes on until it ends.
        func run(_ words: String..., answering line: String? = nil) async -> CommandRun {
            var result: CommandRun?
            let running = start(words, answering: line)
            let task = Task {
                result = await withTaskCancellationHandler {
                    await running.value
                } onCancel: {
                    running.cancel()
                }
            }
            for _ in 0..<500_000 where result == nil {
                scheduler.advance(by: .milliseconds(100))
                await Task.yield()
            }
            task.cancel()
            return result ?? CommandRun(code: .interrupted, errors: "it did not end")
        }
    }

    @MainActor private final class World {
        let session = FakeSession()
        let disk = MemoryDisk()
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
        let descriptor = CallsFeature.descriptor
        #expect(feature.asked.isSubset(of: Set((descriptor.needs + descriptor.optionalNeeds).map(\.service))))
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

    @Test("for a link it is asked whether to call, by the name of whoever is known, and nobody is called without a yes")
    func asking() async throws {
        for (line, isCalled) in [("y", true), ("ДА", true), ("", false), ("n", false), ("yesterday", false)] {
            let world = World()
            let ann = Contact(id: "1", name: "Ann", handles: [.init(text: "+79991234486")])
            _ = try await StoredContacts(world.store, CallProfile()).add([ann])
            let run = await Process(world).run("dial", "tel:+7-999-123-44-86", "--ask", answering: line)
            #expect(run.errors.hasPrefix("Call Ann <+79991234486>? [y/N] "), "\(run.errors)")
            #expect(run.output.contains("busy") == isCalled, "\(line)")
            #expect(run.code == ExitCode(rawValue: isCalled ? 10 : 14), "\(line)")
        }
        let alone = await Process(World()).run("dial", "79", "--ask")
        #expect(alone.code == .usage && alone.errors.contains("call without `--ask`") && alone.output.isEmpty)
        #expect(await Process(World()).run("dial", "bob", "--ask", answering: "y").code == .usage)
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

    @Test("what an earlier run left open is closed when the person signs in, and a call that goes on is not")
    func leftovers() async throws {
        let process = Process(world)
        let session = world.session
        let call = Call(.u1, .outgoing, CallParty("78"), engine: SimulationEngine.id, isSimulated: true)
        let earlier = StoredCallHistory(world.store, CallProfile("ann"), log: MemoryLogger())
        earlier.record([CallRecord(call, start: 10)])
        await earlier.finish()
        let desk = try process.assembly.open(process.feature)
        let history = try process.assembly.history(process.feature)
        session.signIn("ann")
        await history.finish()
        #expect(try history.records().map(\.reason) == [.interrupted])
        let id = try await desk.answer(CallQuestion(.dial, handle: "79")).call
        session.signIn(nil)
        session.signIn("ann")
        await history.finish()
        #expect(try history.records().first { $0.id == id }?.reason == nil)
        #expect(try history.records().count == 2)
        await process.assembly.stop()
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

    /// Lets processes go on until something is so.
    private func wait(for processes: Process..., until isSo: () -> Bool) async {
        for _ in 0..<500_000 where !isSo() {
            for process in processes { process.scheduler.advance(by: .milliseconds(100)) }
            await Task.yield()
        }
        #expect(isSo())
    }

    @Test("when the process that has the calls leaves, a second one takes them: its engine, the inbox, the history")
    func takeOver() async throws {
        let (first, second) = (Process(world), Process(world))
        _ = try first.assembly.open(first.feature)
        let centre = try second.assembly.open(second.feature).centre
        #expect(second.assembly.isElsewhere && centre.isElsewhere)
        let takingOver = Task { try await second.assembly.takeOver(second.feature) }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(second.assembly.isElsewhere)
        await first.assembly.stop()
        try await takingOver.value
        #expect(!second.assembly.isElsewhere && !centre.isElsewhere)
        centre.send(.typed("486"))
        centre.press()
        await wait(for: second) { centre.model.calls.isEmpty }
        #expect(await second.run("push", "--from", "78").code == .done)
        await wait(for: second) { !centre.model.calls.isEmpty }
        #expect(centre.model.calls.map(\.party.handle) == ["78"])
        await second.assembly.stop()
        let records = try second.assembly.history(second.feature).records()
        #expect(records.map(\.party.handle) == ["78", "486"] && records.last?.reason == .busy)
    }

    @Test("a call that the process that left carried is lost, and remembered once, as interrupted")
    func interrupted() async throws {
        let (first, second) = (Process(world), Process(world))
        let desk = try first.assembly.open(first.feature)
        guard case .owner(let owner) = try await world.instances.instance().elect() else { return }
        let serving = Task { await owner.serve { try await desk.answer($0.body) } }
        let centre = try second.assembly.open(second.feature).centre
        centre.send(.typed("78"))
        centre.press()
        await wait(for: first, second) { centre.model.calls.first?.state == .connected }
        owner.resign()
        serving.cancel()
        await first.assembly.stop()
        try await second.assembly.takeOver(second.feature)
        await wait(for: second) { centre.model.calls.isEmpty }
        await second.assembly.stop()
        let records = try second.assembly.history(second.feature).records()
        #expect(records.map(\.reason) == [.interrupted])
    }

    @Test("who listens to an app that leaves takes the calls itself")
    func listener() async throws {
        let (first, second, third) = (Process(world), Process(world), Process(world))
        let desk = try first.assembly.open(first.feature)
        guard case .owner(let owner) = try await world.instances.instance().elect() else { return }
        let serving = Task { await owner.serve { try await desk.answer($0.body) } }
        let listening = second.start("listen")
        await wait(for: first) { desk.waiters > 0 }
        await first.assembly.stop()
        owner.resign()
        serving.cancel()
        while await third.run("push", "--from", "78").code != .done {}
        let heir = try second.assembly.open(second.feature)
        await wait(for: second) { !heir.centre.model.calls.isEmpty }
        // Who asks for news again has written what there was.
        let asked = heir.waiters
        await wait(for: second) { heir.waiters > asked }
        listening.cancel()
        #expect(await listening.value.output == "78  is calling  [simulated]\n")
    }

    @Test("contacts are read from a file, listed, searched, blocked and forgotten")
    func contacts() async throws {
        let file = """
            BEGIN:VCARD
            FN:Ann Lee
            TEL;TYPE=cell:+7 999 123-45-67
            what is this
            TEL:101
            END:VCARD
            """
        let path = "\(try world.disk.create(.state))/contacts.vcf"
        try world.disk.write(Array(file.utf8), to: path)
        let process = Process(world)
        let run = await process.run("contacts", "import", path)
        #expect(run.output == "1 contact read, 1 new\n" && run.code == .done)
        #expect(run.errors == "line 4 is no line of a vCard: left out\n")
        #expect(await process.run("contacts", "import", path).output == "1 contact read, 0 new\n")
        #expect(await process.run("contacts", "list").output == "Ann Lee  +79991234567\nAnn Lee  101\n")
        #expect(await process.run("contacts", "search", "4567").output == "Ann Lee  +79991234567\n")
        #expect(await process.run("contacts", "block", "ann lee").code == .done)
        #expect(await process.run("contacts", "list").output.contains("+79991234567  [blocked]\n"))
        let json = await process.run("contacts", "search", "lee", "--json").output
        #expect(json.contains("\"label\": \"cell\"") && json.contains("\"blocked\": true"))
        #expect(await process.run("contacts", "block", "101", "--off").code == .done)
        #expect(await process.run("contacts", "block", "nobody").errors.contains("nobody in the contacts"))
        #expect(await process.run("contacts", "remove", "+7 999 123 45 67").code == .done)
        #expect(await process.run("contacts", "list").output.isEmpty)
        #expect(await process.run("contacts", "remove", "Ann Lee").code == .failed)
        #expect(await process.run("contacts", "import", "/nowhere/contacts.vcf").code != .done)
    }

    @Test("history, contacts, blocked callers and do-not-disturb belong to who is signed in, at once")
    func profiles() async throws {
        let process = Process(world)
        world.session.signIn("ann")
        let centre = try process.assembly.open(process.feature).centre
        let keeper = try process.assembly.preferenceKeeper(process.feature)
        _ = try await process.assembly.contacts(process.feature).add([
            Contact(id: "1", name: "Bob", handles: [.init(text: "78")])
        ])
        var preferences = centre.model.preferences
        (preferences.isDoNotDisturb, preferences.blocked) = (true, ["79"])
        centre.send(.preferences(preferences))
        centre.send(.typed("78"))
        centre.press()
        await wait(for: process) { centre.model.calls.first?.state == .connected }
        await keeper.finish()
        world.session.signIn("eve")
        await wait(for: process) { !centre.model.preferences.isDoNotDisturb }
        #expect(centre.model.preferences.blocked.isEmpty)
        let (history, contacts) = (
            try process.assembly.history(process.feature), try process.assembly.contacts(process.feature)
        )
        #expect(try contacts.book(in: PhoneNumberReader()).contacts.isEmpty)
        // The call that Ann began is hers to its end.
        centre.ask(.end(try #require(centre.model.calls.first?.id)))
        await wait(for: process) { centre.model.calls.isEmpty }
        await history.finish()
        #expect(try history.records().isEmpty)
        world.session.signIn(nil)
        #expect(try history.records().isEmpty && contacts.book(in: PhoneNumberReader()).contacts.isEmpty)
        world.session.signIn("ann")
        #expect(try history.records().map(\.reason) == [.ended])
        #expect(try contacts.book(in: PhoneNumberReader()).contacts.map(\.name) == ["Bob"])
        await wait(for: process) { centre.model.preferences.isDoNotDisturb }
        #expect(centre.model.preferences.blocked == ["79"])
        await process.assembly.stop()
        let groups = ["calls", "calls.contacts", "calls.preferences"]
        for group in groups {
            #expect(try world.store.names(in: StoreScope(group, profile: "local")).isEmpty, "\(group)")
        }
    }
}
