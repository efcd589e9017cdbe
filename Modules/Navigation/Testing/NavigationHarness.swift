import LocalizationKit
import Navigation
public import NavigationInterface
public import PlatformTesting
public import StateKit
public import StateKitTesting
public import StorageTesting
import TextViewKitInterface
public import TextViewKitTesting

/// The navigation of an app in a test: the real one, in virtual time and on a disk in memory.
///
///     let app = NavigationHarness(tabs: [gallery])
///     app.navigation.system.back()
///     #expect(app.map == "[gallery: Pictures]")
///     #expect(app.problems == [])
@MainActor
public final class NavigationHarness {
    /// The clock, which stands still until the test moves it.
    public let scheduler = TestScheduler()
    /// The turns of the app.
    public let kernel: Kernel
    /// What survives a restart: give it to another harness.
    public let store: MemoryKeyValueStore
    /// The navigation, as a shell drives it.
    public var navigation: any Navigating { navigator }
    /// What a person was told, in English.
    public private(set) var notices: [String] = []

    private let navigator: Navigator
    private let reports = Reports()
    private var subscription: AnyCancellable?

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - tabs: its tabs; without any the first screen is set as the root of `scope.router`.
    ///   - routes: the links that it opens.
    ///   - topics: what it answers to other processes.
    ///   - store: what survived the last run; with one, the tabs are restored from it.
    ///   - disk: where earlier versions kept that.
    public init(
        tabs: [NavigationTab] = [], routes: [Route] = [], topics: [InstanceTopic] = [],
        store: MemoryKeyValueStore? = nil, disk: MemoryDisk = MemoryDisk()
    ) {
        let reports = reports
        kernel = Kernel(scheduler: scheduler) { reports.sentences.append("\($0)") }
        let kept = store ?? MemoryKeyValueStore()
        self.store = kept
        navigator = Navigator(
            kernel: kernel, routes: routes, topics: { topics }, store: kept, directories: disk, files: disk,
            leakGrace: .zero, checksRules: true
        ) { reports.sentences.append($0) }
        subscription = navigator.notices.sink { [weak self] in self?.notices.append($0.text(in: .english)) }
        if !tabs.isEmpty { navigator.setTabs(tabs, restoring: store != nil) }
    }

    /// Writes what survives a restart, as the end of an app does.
    public func save() async {
        await navigator.save()
    }
}

extension NavigationHarness {
    /// The scope of the app's own coordinator.
    public var scope: any CoordinatorScope { navigator.root }

    /// Lets transitions end and one turn pass.
    public func settle() {
        scheduler.advance(by: .seconds(1))
    }

    /// What is wrong, after everything has settled; empty when all is well.
    ///
    /// Rules that an operation broke, coordinators and controllers that live on without a screen, loops of values.
    public var problems: [String] {
        settle()
        return reportedProblems + navigator.violations()
    }

    /// The same without waiting for anything: what was wrong up to now.
    public var reportedProblems: [String] { reports.sentences }

    /// The state in one line, such as `[home: Home > Picture + sheet: Login > Code] {Call}`.
    public var map: String { navigator.state.map }

    /// The names of the coordinators that have screens, with their counts, such as `login 2`.
    public var counts: [String] {
        navigator.coordinators.filter { $0.count > 0 }.map { "\($0.name) \($0.count)" }
    }

    /// The windows, rendered without any chrome.
    public func snapshot(width: Int, height: Int) -> ViewSnapshot {
        ViewSnapshot(NavigationView(navigator.state, navigator) { $1 }, width: width, height: height)
    }
}

/// What was reported, in order.
@MainActor
private final class Reports {
    var sentences: [String] = []
}
