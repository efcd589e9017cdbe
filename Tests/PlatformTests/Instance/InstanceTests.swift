import Glibc
import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("one owner for each instance", .timeLimit(.minutes(3)))
struct InstanceTests {
    private let folder = TemporaryFolder()

    private func instance(_ name: InstanceName = .usual, version: Int = 1) -> SystemInstance {
        .at(folder.path, name: name, version: version)
    }

    @Test("instances of the system keep the rules of instances")
    func system() async {
        let violations = await InstanceConformance.violations { SystemInstance.at(folder.path, time: SlowTime()) }
        #expect(violations == [])
    }

    @Test("instances in memory keep the rules of instances")
    func memory() async {
        let world = InstanceWorld()
        let violations = await InstanceConformance.violations { world.instance() }
        #expect(violations == [])
    }

    @Test("instances with different names have an owner each")
    func names() async throws {
        let world = InstanceWorld()
        let second = try InstanceName("second")
        for pair in [[instance(), instance(second)], [world.instance(), world.instance(second)]] as [[any Instance]] {
            guard case .owner(let one) = try await pair[0].elect(), case .owner(let two) = try await pair[1].elect()
            else {
                Issue.record("both should be owners")
                return
            }
            #expect(pair[0].name != pair[1].name)
            one.resign()
            two.resign()
        }
    }

    @Test("of processes that race for an instance exactly one becomes the owner, a hundred times")
    func races() async throws {
        let rounds = 100
        let path = folder.path
        async let first: Void = contend(path, "a", rounds)
        async let second: Void = contend(path, "b", rounds)
        _ = await (first, second)
        for round in 0..<rounds {
            let roles = try ["a", "b"].map { name in
                try String(decoding: SystemFiles().read("\(path)/\(round)/role-\(name)", limit: 20), as: UTF8.self)
            }
            #expect(roles.sorted() == ["client", "owner"], "round \(round)")
        }
    }

    /// A process of its own that takes part in every round, each with an instance of its own.
    private func contend(_ path: String, _ name: String, _ rounds: Int) async {
        await #expect(processExitsWith: .success) {
            [path = path as String, name = name as String, rounds = rounds as Int] in
            for round in 0..<rounds {
                let folder = "\(path)/\(round)"
                mkdir(folder, 0o700)
                try await Barrier(folder, name).meet()
                let role = try await SystemInstance.at(folder, time: UnhurriedTime()).elect()
                let word = if case .owner = role { "owner" } else { "client" }
                var serving: Task<Void, Never>?
                if case .owner(let owner) = role { serving = Task { await owner.serve { $0.body } } }
                if case .client(let client) = role {
                    let answer = try await client.ask(InstanceRequest("race"))
                    #expect(answer == "{}")
                }
                try SystemFiles().write(Array(word.utf8), to: "\(folder)/role-\(name)")
                // The owner stays until the other has its role.
                try await Barrier(folder, name, "end").meet()
                serving?.cancel()
            }
        }
    }

    @Test("the instance of an owner that was killed is taken over, socket and all")
    func killed() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
            guard case .owner(let owner) = try await SystemInstance.at(path).elect() else { return }
            withExtendedLifetime(owner) { _ = kill(getpid(), SIGKILL) }
        }
        guard case .owner(let heir) = try await instance().elect() else {
            Issue.record("the dead still owns")
            return
        }
        let serving = Task { await heir.serve { _ in "{\"alive\":true}" } }
        guard case .client(let client) = try await instance().elect() else { return }
        #expect(client.owner.processID == getpid())
        #expect(try await client.ask(InstanceRequest("x")) == "{\"alive\":true}")
        serving.cancel()
    }

    @Test("a client of another version gets a sentence, not a hang")
    func versions() async throws {
        guard case .owner(let owner) = try await instance(version: 2).elect() else { return }
        let serving = Task { await owner.serve { _ in "{}" } }
        let sentence = "the app that runs speaks version 2 of the protocol, this program version"
        let russian = "работающее приложение говорит на версии 2 протокола, эта программа на версии"
        let rows = [
            (1, "\(sentence) 1: update this program", "\(russian) 1: обновите эту программу"),
            (
                3, "\(sentence) 3: end process \(getpid()) and start again",
                "\(russian) 3: завершите процесс \(getpid()) и запустите снова"
            ),
        ]
        for (version, english, russian) in rows {
            let error = await #expect(throws: InstanceError.self) { try await instance(version: version).elect() }
            #expect(error?.explanation.text(in: .english) == english)
            #expect(error?.explanation.text(in: .russian) == russian)
        }
        serving.cancel()
    }

    @Test("an owner that says nothing is waited for two seconds, and a lock without a socket five")
    func silence() async throws {
        let time = VirtualTime()
        let runtime = try SystemInstance.at(folder.path).directories.create(.runtime)
        let lock = try InstanceLock("\(runtime)/owner.lock")
        let waiting = Task { try await SystemInstance.at(folder.path, time: time).elect() }
        await time.waitForSleepers(1)
        time.advance(by: .seconds(5))
        await #expect(throws: InstanceError.silent(after: .seconds(5))) { try await waiting.value }
        let sockets = SystemLocalSocket(user: getuid(), time: SystemContinuousTime())
        let listener = try sockets.listen(at: "\(runtime)/owner.socket")
        let silent = Task { try await SystemInstance.at(folder.path, time: time).elect() }
        await time.waitForSleepers(1)
        time.advance(by: .seconds(2))
        await #expect(throws: InstanceError.silent(after: .seconds(2))) { try await silent.value }
        withExtendedLifetime((lock, listener)) {}
    }

    @Test("a client is greeted before the owner serves, and its question waits")
    func early() async throws {
        guard case .owner(let owner) = try await instance().elect(),
            case .client(let client) = try await instance().elect()
        else { return }
        let question = Task { try await client.ask(InstanceRequest("x"), within: .seconds(86_400)) }
        let serving = Task { await owner.serve { _ in "{\"late\":true}" } }
        #expect(try await question.value == "{\"late\":true}")
        serving.cancel()
    }

    @Test("what is no greeting is refused, and who says nothing is let go")
    func rubbish() async throws {
        let time = VirtualTime()
        guard case .owner(let owner) = try await SystemInstance.at(folder.path, time: time).elect() else { return }
        let serving = Task { await owner.serve { _ in "{}" } }
        let sockets = SystemLocalSocket(user: getuid(), time: SystemContinuousTime())
        let stranger = try await sockets.connect(to: folder("tessera/owner.socket"))
        try await stranger.send("{\"hello\":1}")
        let refusal = #"{"refused":"expected a greeting such as {\"tessera\":1}"}"#
        #expect(try await stranger.receive() == refusal)
        #expect(try await stranger.receive() == nil)
        let mute = try await sockets.connect(to: folder("tessera/owner.socket"))
        await time.waitForSleepers(1)
        time.advance(by: .seconds(2))
        #expect(try await mute.receive() == nil)
        serving.cancel()
    }

    @Test("a lock whose file was removed is no lock")
    func removedLock() throws {
        let first = try InstanceLock(folder("lock"))
        #expect(try InstanceLock(folder("lock")) == nil)
        unlink(folder("lock"))
        #expect(try InstanceLock(folder("lock")) != nil)
        #expect(first != nil)
    }
}

extension SystemInstance {
    /// An instance whose runtime folder lies in a folder.
    static func at(
        _ folder: String, name: InstanceName = .usual, time: any ContinuousTime = VirtualTime(),
        version: Int = 1
    ) -> SystemInstance {
        var environment = FixedEnvironment(["HOME": folder, "XDG_RUNTIME_DIR": folder])
        environment.userID = getuid()
        return SystemInstance(
            name: name, directories: SystemDirectories(environment, program: "tessera", instance: name),
            sockets: SystemLocalSocket(user: getuid(), time: time), time: time, version: version)
    }
}
