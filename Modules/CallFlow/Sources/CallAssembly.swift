import AuthFlowInterface
import CallFlowInterface
import FeatureKitInterface
import LocalizationKit
import PhoneNumbersInterface
import PlatformInterface
import SettingsInterface
import StateKit
import StorageInterface
import TextViewKitInterface

/// The parts of the feature, each made once and when it is first needed.
@MainActor
final class CallAssembly {
    /// Whether another process of the instance has the calls, and this one asks it.
    private(set) var isElsewhere = false
    private var madeDesk: CallDesk?
    private var madeHistory: StoredCallHistory?
    private var madeProfile: CallProfile?
    private var signingIn: AnyCancellable?
    private var subscriptions: Set<AnyCancellable> = []
    private var keeper: PreferenceKeeper?
    private var engines: CallEngines?
    private var inbox: PushInbox?
    private var pushes: PublishedPushes?
    private var notices: CallNotices?
    private var ringer: CallRinger?
    private let makeScheduler: @MainActor @Sendable (any Resolving) throws -> any Scheduler

    /// - Parameter scheduler: makes the clock of all calls.
    nonisolated init(
        scheduler: @escaping @MainActor @Sendable (any Resolving) throws -> any Scheduler = { try machineTime($0) }
    ) {
        makeScheduler = scheduler
    }

    private static func machineTime(_ resolver: any Resolving) throws -> MainScheduler {
        let time = try resolver.service(.continuousTime)
        return MainScheduler(
            now: { time.now.sinceBoot }, sleepUntil: { try await time.sleep(until: ContinuousInstant(sinceBoot: $0)) })
    }

    func history(_ resolver: any Resolving) throws -> StoredCallHistory {
        if let madeHistory { return madeHistory }
        let history = StoredCallHistory(
            try resolver.service(.keyValueStore), try profile(resolver), log: try resolver.service(.logger))
        madeHistory = history
        return history
    }

    func contacts(_ resolver: any Resolving) throws -> StoredContacts {
        StoredContacts(try resolver.service(.keyValueStore), try profile(resolver))
    }

    /// How numbers are read.
    func numbers(_ resolver: any Resolving) throws -> PhoneNumberReader {
        try preferenceKeeper(resolver).preferences().numbers
    }

    /// What a person decides about calls.
    func preferenceKeeper(_ resolver: any Resolving) throws -> PreferenceKeeper {
        if let keeper { return keeper }
        let keeper = PreferenceKeeper(
            try resolver.service(.keyValueStore), try profile(resolver), try resolver.optional(.settings),
            variables: try resolver.service(.environment).variables,
            rules: try resolver.service(.phoneNumberRules), log: try resolver.service(.logger)
        ) { [weak self] in self?.engines?.usual }
        self.keeper = keeper
        return keeper
    }

    /// Whose calls they are; signing in as somebody else changes it at once.
    private func profile(_ resolver: any Resolving) throws -> CallProfile {
        if let madeProfile { return madeProfile }
        let session = try resolver.optional(.sessionProviding)
        let profile = CallProfile(session?.profile ?? SessionIdentity.nobody)
        signingIn = session?.observe { [weak self] in
            profile.change(to: $0?.profile ?? SessionIdentity.nobody)
            self?.welcome()
        }
        madeProfile = profile
        return profile
    }

    /// Calls are those of somebody else from now on.
    private func welcome() {
        if madeDesk != nil, !isElsewhere { madeHistory?.closeLeftovers() }
        madeDesk?.centre.renewWhenIdle()
    }

    /// What the screens of the app show; each has one of its own.
    func presenter(_ resolver: any Resolving, in kernel: Kernel) throws -> CallsPresenter {
        let centre = try open(resolver).centre
        let history = try history(resolver)
        return CallsPresenter(centre, history, updates: history.updates(), try contacts(resolver), in: kernel)
    }

    /// Takes calls in this process: the engine listens, the inbox is open, and what an earlier run left is closed.
    ///
    /// Whoever has the inbox has the calls: where another process of the instance has it, that one is asked.
    func open(_ resolver: any Resolving) throws -> CallDesk {
        if let madeDesk { return madeDesk }
        do {
            inbox = try inbox(resolver)
        } catch SocketError.inUse {
            isElsewhere = true
        }
        do {
            let desk = try desk(resolver)
            if !isElsewhere { try takeCalls(desk.centre, resolver) }
            madeDesk = desk
            return desk
        } catch {
            inbox?.close()
            inbox = nil
            throw error
        }
    }

    /// Takes the calls of the instance from now on, whoever had them before; that one is leaving.
    func takeOver(_ resolver: any Resolving) async throws {
        let desk = try open(resolver)
        while isElsewhere {
            do {
                inbox = try inbox(resolver)
            } catch SocketError.inUse(let path) {
                try await Self.waitForEnd(at: path, try resolver.service(.localSocket))
                continue
            }
            // What is lost now was carried elsewhere, and is remembered there.
            await desk.centre.takeOver()
            isElsewhere = false
            try takeCalls(desk.centre, resolver)
        }
    }

    /// Whoever listens at a socket takes its end of the connection along.
    private static func waitForEnd(at path: String, _ sockets: any LocalSocket) async throws {
        do {
            let connection = try await sockets.connect(to: path, limit: PushInbox.longest)
            while try await connection.receive() != nil {}
        } catch SocketError.absent, SocketError.closed {
            return
        }
    }

    func stop() async {
        inbox?.close()
        pushes?.close()
        await madeDesk?.centre.stop()
        await madeHistory?.finish()
        await keeper?.finish()
    }

    private func inbox(_ resolver: any Resolving) throws -> PushInbox {
        let folder = try resolver.service(.directories).create(.runtime)
        return try PushInbox(
            at: "\(folder)/\(PushInbox.name)", try resolver.service(.localSocket), log: try resolver.service(.logger)
        ) { [weak self] in self?.madeDesk?.centre.send($0) }
    }

    private func takeCalls(_ centre: CallCentre, _ resolver: any Resolving) throws {
        try history(resolver).closeLeftovers()
        centre.listen()
        pushes = try publishedPushes(resolver)
        let name = try name(resolver)
        notices = CallNotices(
            centre, try resolver.service(.desktopNotice),
            language: .preferred(in: try resolver.service(.environment).variables)
        ) { name($0) ?? $0.shown }
    }

    private func publishedPushes(_ resolver: any Resolving) throws -> PublishedPushes? {
        guard let settings = try resolver.optional(.settings) else { return nil }
        let environment = try resolver.service(.environment)
        let names = [
            "tessera", environment.userName ?? "\(environment.userID)", environment.hostName,
            try resolver.service(.instance).name.text ?? "usual",
        ]
        let means = MQTTPushes.Means(
            runner: try resolver.service(.processRunner), time: try resolver.service(.continuousTime),
            log: try resolver.service(.logger))
        return try PublishedPushes(settings) { [weak self] topic in
            MQTTPushes(topic, as: names.joined(separator: "-"), with: means) {
                self?.madeDesk?.centre.send($0)
            }
        }
    }

    /// What the person calls somebody; `nil` for a stranger.
    private func name(_ resolver: any Resolving) throws -> @MainActor (CallParty) -> String? {
        let (contacts, numbers) = (try contacts(resolver), try numbers(resolver))
        let updates = contacts.updates()
        var book = try? contacts.book(in: numbers)
        let reading = Task {
            for await _ in updates { book = try? contacts.book(in: numbers) }
        }
        AnyCancellable(reading.cancel).store(in: &subscriptions)
        return { book?.name(of: $0.handle) }
    }

    private func desk(_ resolver: any Resolving) throws -> CallDesk {
        let kernel = Kernel(scheduler: try makeScheduler(resolver))
        let engines = CallEngines(
            try resolver.contributions(.callEngines), in: kernel, owner: isElsewhere ? asking(resolver) : nil)
        self.engines = engines
        let keeper = try preferenceKeeper(resolver)
        let history = try history(resolver)
        let centre = CallCentre(
            CallModel(engines: engines.traits, preferences: keeper.preferences()), engines, in: kernel,
            wallClock: try resolver.service(.wallClock), random: try resolver.service(.randomBytes),
            // The owner remembers what it carries.
            history: { [weak self] in if self?.isElsewhere == false { history.record($0) } })
        keeper.follow(centre)
        if let bell = try resolver.optional(.terminalBell) { ringer = CallRinger(centre, bell, in: kernel) }
        return CallDesk(
            centre, in: kernel, wallClock: try resolver.service(.wallClock), name: try name(resolver))
    }

    /// Asks the process that has the calls.
    private func asking(_ resolver: any Resolving) -> RelayEngine.Ask {
        { question in
            guard let access = try await CallAccess.owner(of: try resolver.service(.instance)) else {
                throw CallError.noEngine
            }
            return try await access.ask(question)
        }
    }
}
