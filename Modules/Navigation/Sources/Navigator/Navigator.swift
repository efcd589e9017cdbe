import LocalizationKit
public import NavigationInterface
public import PlatformInterface
public import StateKit
public import StorageInterface
public import TextViewKitInterface

/// The one container of an app: it keeps the state, does operations one after the other, and counts.
@MainActor
public final class Navigator {
    /// The screens, now.
    public internal(set) var state = NavigationState()
    /// Whether everything is there at once.
    public var reducesMotion = false

    let kernel: Kernel
    let routeTable: RouteTable
    let topics: @MainActor () throws -> [InstanceTopic]
    let leaks: LeakWatch
    let recorder: StateRecorder
    let noticeSubject: PassthroughSubject<LocalizedText, Never>
    private(set) lazy var rootScope = FlowScope("app", kernel: kernel, navigator: self, parent: nil)
    var tabList = TabList()
    var waitingLinks: [Link] = []
    var waiting: [NavigationRequest] = []
    var isPerforming = false
    var running: RunningMotion?

    private static let keptEvents = 64
    private var kept: [LifeCycleEvent] = []
    private let stateSubject: CurrentValueSubject<NavigationState, Never>
    private let redrawSubject: PassthroughSubject<Void, Never>
    private let eventSubject: PassthroughSubject<LifeCycleEvent, Never>
    let checksRules: Bool
    let report: @MainActor (String) -> Void
    private var scopes = WeakList<FlowScope>()
    private var mouse = SwipeRecognizer()

    /// Creates a container that shows nothing yet.
    ///
    /// - Parameters:
    ///   - kernel: the turns and the clock of the app.
    ///   - routes: the links that the build opens.
    ///   - topics: what the app answers to other processes.
    ///   - store: keeps what survives a restart; without one nothing does.
    ///   - directories: where the state folder of the instance is, in which earlier versions kept that.
    ///   - files: reads it from there once.
    ///   - leakGrace: how long after its last screen and its transition a coordinator may still be there.
    ///   - checksRules: whether the count is proved again after each operation, as developers and tests want it.
    ///   - report: takes a sentence about a rule that was broken, a leak, or a disk that takes nothing.
    public init(
        kernel: Kernel, routes: [Route], topics: @escaping @MainActor () throws -> [InstanceTopic],
        store: (any KeyValueStore)?, directories: any Directories, files: any Files, leakGrace: Duration,
        checksRules: Bool,
        report: @escaping @MainActor (String) -> Void
    ) {
        (self.kernel, self.topics, self.checksRules, self.report) = (kernel, topics, checksRules, report)
        routeTable = RouteTable(routes: routes)
        leaks = LeakWatch(kernel.scheduler, grace: leakGrace, report: report)
        recorder = StateRecorder(store, FormerFile(directories, files), kernel.scheduler, report: report)
        noticeSubject = PassthroughSubject(in: kernel, named: "navigation notices")
        stateSubject = CurrentValueSubject(state, in: kernel, named: "navigation state")
        redrawSubject = PassthroughSubject(in: kernel, named: "navigation redraws")
        eventSubject = PassthroughSubject(in: kernel, named: "navigation events")
    }
}

extension Navigator {
    /// See `Navigating`.
    public var states: Output<NavigationState> { stateSubject.output }
    /// See `Navigating`.
    public var redraws: Publisher<Void, Never> { redrawSubject.publisher }
    /// See `Navigating`.
    public var events: Publisher<LifeCycleEvent, Never> { eventSubject.publisher }
    /// The latest steps in the life of coordinators, the oldest first; at most 64.
    public var recentEvents: [LifeCycleEvent] { Array(kept.suffix(Self.keptEvents)) }
    /// Every scope that is alive, in the order of making.
    var livingScopes: [FlowScope] { [rootScope] + scopes.living.map(\.object) }

    func register(_ scope: FlowScope) {
        scopes.append(scope)
    }

    func redraw() {
        redrawSubject.send()
    }

    func note(_ coordinator: String, _ step: LifeCycleEvent.Step) {
        let event = LifeCycleEvent(coordinator, step)
        kept.append(event)
        if kept.count > 4 * Self.keptEvents { kept.removeFirst(3 * Self.keptEvents) }
        eventSubject.send(event)
    }

    /// Takes a mouse event, if it belongs to a swipe.
    public func handle(_ event: MouseEvent, in size: Size) -> Bool {
        mouse.handle(event, in: size, self)
    }

    /// Follows a swipe, which is no operation: the screens stay as they are.
    func show(_ swipe: NavigationSwipe?) {
        state.swipe = swipe
        publish()
    }

    func publish() {
        stateSubject.send(state)
        redraw()
    }
}
