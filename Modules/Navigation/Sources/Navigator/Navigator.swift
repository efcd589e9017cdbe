import LocalizationKit
public import NavigationInterface
public import PlatformInterface
public import StateKit
public import TextViewKitInterface

/// The one container of an app: it keeps the state, does operations one after the other, and counts.
@MainActor
public final class Navigator {
    /// The screens, now.
    public private(set) var state = NavigationState()
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

    private static let keptEvents = 64
    private var kept: [LifeCycleEvent] = []
    private let stateSubject: CurrentValueSubject<NavigationState, Never>
    private let redrawSubject: PassthroughSubject<Void, Never>
    private let eventSubject: PassthroughSubject<LifeCycleEvent, Never>
    private let report: @MainActor (String) -> Void
    private var scopes = WeakList<FlowScope>()
    private var waiting: [NavigationRequest] = []
    private(set) var isPerforming = false
    private var running: RunningMotion?
    private var mouse = SwipeRecognizer()

    /// Creates a container that shows nothing yet.
    ///
    /// - Parameters:
    ///   - kernel: the turns and the clock of the app.
    ///   - routes: the links that the build opens.
    ///   - topics: what the app answers to other processes.
    ///   - directories: where the state folder of the instance is.
    ///   - files: writes what survives a restart.
    ///   - leakGrace: how long after its last screen and its transition a coordinator may still be there.
    ///   - report: takes a sentence about a rule that was broken, a leak, or a disk that takes nothing.
    public init(
        kernel: Kernel, routes: [Route], topics: @escaping @MainActor () throws -> [InstanceTopic],
        directories: any Directories, files: any Files, leakGrace: Duration,
        report: @escaping @MainActor (String) -> Void
    ) {
        (self.kernel, self.topics, self.report) = (kernel, topics, report)
        routeTable = RouteTable(routes: routes)
        leaks = LeakWatch(kernel.scheduler, grace: leakGrace, report: report)
        recorder = StateRecorder(directories, files, kernel.scheduler, report: report)
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

    /// Does an operation, after those that wait already.
    func perform(_ request: NavigationRequest) {
        waiting.append(request)
        guard !isPerforming else { return }
        isPerforming = true
        while !waiting.isEmpty {
            run(waiting.removeFirst())
            checkRules()
            openWaitingLinks()
        }
        isPerforming = false
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

    private func run(_ request: NavigationRequest) {
        let formerTabs = tabList
        do throws(NavigationRefusal) {
            try refuseDoubleTap(request)
            var next = state
            guard let change = try request.change(&next) else { return request.completion(.unchanged) }
            let transition = reducesMotion ? .atOnce : request.transition ?? change.usual
            next.swipe = nil
            next.motion = transition.isAnimated ? NavigationMotion(place: change.place, transition: transition) : nil
            endMotion(.interrupted)
            commit(next, change)
            begin(request, transition)
        } catch {
            tabList = formerTabs
            request.completion(.refused(error))
        }
    }

    private func refuseDoubleTap(_ request: NavigationRequest) throws(NavigationRefusal) {
        guard let entering = request.entering, request.transition?.isAnimated ?? !reducesMotion, let running else {
            return
        }
        if running.entering == entering, running.author === request.author { throw .moving }
    }

    private func begin(_ request: NavigationRequest, _ transition: NavigationTransition) {
        guard transition.isAnimated else { return request.completion(.done) }
        let alarm = kernel.scheduler.schedule(after: transition.animation.duration) { [weak self] in
            self?.endMotion(.done)
            self?.publish()
        }
        running = RunningMotion(request, alarm: alarm)
    }

    private func endMotion(_ result: NavigationResult) {
        guard let ended = running else { return }
        running = nil
        state.motion = nil
        ended.alarm.cancel()
        ended.completion(result)
    }

    private func publish() {
        stateSubject.send(state)
        redraw()
    }
}

extension Navigator {
    /// Puts a new state in place of the old one, and counts by the difference: whatever the operation was.
    private func commit(_ next: NavigationState, _ change: NavigationChange) {
        let difference = ScreenDifference(from: state, to: next)
        difference.announce(change)
        let seen = state.visible
        state = next
        for screen in difference.gone { count(off: screen, change.cause) }
        for screen in difference.come { count(on: screen) }
        settle(difference.losers, after: next.motion?.transition.animation.duration ?? .zero)
        recorder.note(saved)
        publish()
        if let visible = state.visible, visible !== seen { visible.didAppear() }
    }

    private func count(off screen: any Presentable, _ cause: DismissalCause) {
        let owner = screen.owner as? FlowScope
        owner?.note(.taken("\(screen.title)"))
        owner?.decrement()
        screen.didLeave(cause)
    }

    private func count(on screen: any Presentable) {
        let owner = screen.owner as? FlowScope
        owner?.note(.shown("\(screen.title)"))
        owner?.increment()
        screen.didEnter()
    }

    /// Lets go of the coordinators whose last screen has left, now that the new screens are counted.
    private func settle(_ scopes: [FlowScope], after duration: Duration) {
        for scope in scopes where scope.count == 0 {
            leaks.expectRelease(of: scope, after: duration)
            scope.leave()
        }
    }

    /// Tells of every rule that an operation broke, in builds for developers.
    private func checkRules() {
        #if DEBUG
        for violation in violations() { report(violation) }
        #endif
    }
}
