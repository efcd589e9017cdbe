import JSONKit
import LocalizationKit
import PlatformInterface
import StorageInterface
import WidgetHostInterface

/// Asks providers for timelines when it is time, keeps what they deliver, and remembers why.
actor WidgetHost {
    /// How long a provider may take for a timeline.
    static let patience = Duration.seconds(10)
    /// How long it may take for what a gallery shows.
    static let snapshotPatience = Duration.milliseconds(300)

    struct Load {
        var task: Task<Void, Never>
        var number: Int
    }

    nonisolated let list: WidgetList
    nonisolated let store: HostStore
    nonisolated let clock: any WallClock
    nonisolated let time: any ContinuousTime
    nonisolated let lock: any SessionLock
    nonisolated let budget = ReloadBudget()
    let salt: UInt64
    let report: @Sendable (LocalizedText) -> Void

    var isForeground = false
    var plan: ReloadPlan?
    var sleeper: Task<Void, Never>?
    var loads: [Flight: Load] = [:]
    var presses: [Flight: Task<Void, any Error>] = [:]
    /// Names of widgets that were removed: what is still on its way for them is not kept.
    var removed: Set<String> = []
    /// Those who are leaving: nothing is begun for them, and nothing kept.
    var leaving: Set<String> = []
    private var lastNumber = 0

    init(
        widgets: [Widget], store: any KeyValueStore, clock: any WallClock, time: any ContinuousTime,
        lock: any SessionLock, salt: UInt64, report: @escaping @Sendable (LocalizedText) -> Void
    ) {
        list = WidgetList(all: widgets)
        self.store = HostStore(store: store)
        (self.clock, self.time, self.lock, self.salt, self.report) = (clock, time, lock, salt, report)
    }

    /// What a provider delivers, as it is stored.
    static func json(_ content: Widget.Content) throws -> String { try JSONValue(encoding: content).compact }

    func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func attempt(_ change: () async throws -> Void) async {
        do { try await change() } catch { report(LocalizedText(error)) }
    }
}
