import CallFlowInterface
import FeatureKitInterface
import LocalizationKit
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
    private var keeper: PreferenceKeeper?
    private var inbox: PushInbox?
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
            try resolver.service(.keyValueStore), log: try resolver.service(.logger))
        madeHistory = history
        return history
    }

    /// What the screens of the app show; each has one of its own.
    func presenter(_ resolver: any Resolving, in kernel: Kernel) throws -> CallsPresenter {
        let centre = try open(resolver).centre
        let history = try history(resolver)
        return CallsPresenter(centre, history, updates: try history.updates(), in: kernel)
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

    func stop() async {
        inbox?.close()
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
        notices = CallNotices(
            centre, try resolver.service(.desktopNotice),
            language: .preferred(in: try resolver.service(.environment).variables))
    }

    private func desk(_ resolver: any Resolving) throws -> CallDesk {
        let kernel = Kernel(scheduler: try makeScheduler(resolver))
        let engines = CallEngines(
            try resolver.contributions(.callEngines), in: kernel, owner: isElsewhere ? asking(resolver) : nil)
        let keeper = PreferenceKeeper(
            try resolver.service(.keyValueStore), try resolver.optional(.settings),
            variables: try resolver.service(.environment).variables, log: try resolver.service(.logger)
        ) { engines.usual }
        let (history, isElsewhere) = (try history(resolver), isElsewhere)
        let centre = CallCentre(
            CallModel(engines: engines.traits, preferences: keeper.preferences()), engines, in: kernel,
            wallClock: try resolver.service(.wallClock), random: try resolver.service(.randomBytes),
            // The owner remembers what it carries.
            history: { if !isElsewhere { history.record($0) } })
        keeper.follow(centre)
        self.keeper = keeper
        if let bell = try resolver.optional(.terminalBell) { ringer = CallRinger(centre, bell, in: kernel) }
        return CallDesk(centre, in: kernel, wallClock: try resolver.service(.wallClock))
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
