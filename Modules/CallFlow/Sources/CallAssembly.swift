import CallFlowInterface
import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import StateKit
import StorageInterface

/// The parts of the feature, each made once and when it is first needed.
@MainActor
final class CallAssembly {
    private var madeCentre: CallCentre?
    private var madeDesk: CallDesk?
    private var madeHistory: StoredCallHistory?
    private var inbox: PushInbox?
    private var notices: CallNotices?

    private let makeScheduler: @MainActor @Sendable () -> any Scheduler
    private lazy var kernel = Kernel(scheduler: makeScheduler())

    /// - Parameter scheduler: makes the clock of all calls.
    nonisolated init(scheduler: @escaping @MainActor @Sendable () -> any Scheduler = { MainScheduler() }) {
        makeScheduler = scheduler
    }

    func centre(_ resolver: any Resolving) throws -> CallCentre {
        if let madeCentre { return madeCentre }
        let engines = CallEngines(try resolver.contributions(.callEngines), in: kernel)
        let history = try history(resolver)
        let model = CallModel(engines: engines.traits, preferences: CallPreferences(engine: engines.usual))
        let centre = CallCentre(
            model, engines, in: kernel, wallClock: try resolver.service(.wallClock),
            random: try resolver.service(.randomBytes), history: { history.record($0) })
        madeCentre = centre
        return centre
    }

    func history(_ resolver: any Resolving) throws -> StoredCallHistory {
        if let madeHistory { return madeHistory }
        let history = StoredCallHistory(
            try resolver.service(.keyValueStore), log: try resolver.service(.logger))
        madeHistory = history
        return history
    }

    func desk(_ resolver: any Resolving) throws -> CallDesk {
        if let madeDesk { return madeDesk }
        let desk = CallDesk(try centre(resolver), in: kernel, wallClock: try resolver.service(.wallClock))
        madeDesk = desk
        return desk
    }

    /// What the screens of the app show; each has one of its own.
    func presenter(_ resolver: any Resolving, in kernel: Kernel) throws -> CallsPresenter {
        let history = try history(resolver)
        return CallsPresenter(try centre(resolver), history, updates: try history.updates(), in: kernel)
    }

    /// Takes calls in this process: the engine listens, the inbox is open, and what an earlier run left is closed.
    func open(_ resolver: any Resolving) throws -> CallDesk {
        let desk = try desk(resolver)
        guard inbox == nil else { return desk }
        try history(resolver).closeLeftovers()
        let (log, centre) = (try resolver.service(.logger), desk.centre)
        let folder = try resolver.service(.directories).create(.runtime)
        inbox = try PushInbox(at: "\(folder)/\(PushInbox.name)", try resolver.service(.localSocket), log: log) {
            centre.send($0)
        }
        centre.listen()
        notices = CallNotices(
            centre, try resolver.service(.desktopNotice),
            language: .preferred(in: try resolver.service(.environment).variables))
        return desk
    }

    func stop() async {
        inbox?.close()
        await madeCentre?.stop()
        await madeHistory?.finish()
    }
}
