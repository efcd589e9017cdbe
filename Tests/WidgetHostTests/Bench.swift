import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageTesting
import WidgetHostInterface
import WidgetHostTesting

@testable import WidgetHost

/// A host in virtual time, with one kind whose provider a test scripts; two of them on one store are two processes.
struct Bench {
    static let kind = WidgetKind(rawValue: "films")

    let time: VirtualTime
    let store: MemoryKeyValueStore
    let lock = ScriptedSessionLock()
    let provider: ScriptedProvider
    let host: WidgetHost

    init(
        time: VirtualTime = VirtualTime(), store: MemoryKeyValueStore = MemoryKeyValueStore(),
        intents: [WidgetIntent] = []
    ) {
        (self.time, self.store) = (time, store)
        let clock = time.wallClock
        let provider = ScriptedProvider { _ in Bench.timeline("film", at: clock.now, policy: .never) }
        let widget = Widget(
            Self.kind, title: "Films", summary: "shows films", families: [.small, .medium, .accessoryInline],
            options: [
                WidgetOption("source", title: "Source", choices: ["a", "b"]), WidgetOption("name", title: "Name"),
            ],
            intents: intents, provider: provider)
        self.provider = provider
        host = WidgetHost(
            widgets: [widget], store: store, clock: clock, time: time, lock: lock, salt: 0
        ) { _ in }
    }

    var now: WallTime { time.wallClock.now }

    static func timeline(
        _ content: String, at date: WallTime, policy: ReloadPolicy, origin: TimelineOrigin = .network
    ) -> Timeline<String> {
        Timeline([Entry(date: date, content: content)], policy: policy, origin: origin)
    }

    /// Lets the provider ask to be reloaded a while after each answer.
    func reload(after wait: Duration) {
        let clock = time.wallClock
        provider.deliver { _ in
            Bench.timeline("film", at: clock.now, policy: .after(clock.now.advanced(by: wait)))
        }
    }

    @discardableResult
    func add(
        _ family: WidgetFamily = .small, _ configuration: [String: String] = [:], profile: String = "local"
    ) async throws -> String {
        try await host.add(Self.kind, family, configuration: configuration, for: profile).id
    }

    func shown(_ id: String) throws -> ShownWidget { try host.shown(id, of: "local") }

    func explanation(_ id: String) throws -> WidgetExplanation? {
        try host.explanations(of: "local").first { $0.placement.id == id }
    }

    /// Lets time pass, and does what falls due meanwhile; the watchers are left out, so that nothing waits.
    func pass(_ duration: Duration) async {
        if await host.plan == nil { for watcher in await host.begin("local") { watcher.cancel() } }
        let end = time.now.advanced(by: duration)
        while let wake = await host.reloadDue() {
            let wait = now.duration(to: wake)
            guard wait <= time.now.duration(to: end) else { break }
            time.advance(by: max(wait, .zero))
        }
        time.advance(by: time.now.duration(to: end))
    }
}

/// Why a provider of the tests has no timeline.
struct Away: ExplainedError {
    var explanation: LocalizedText { "the server is away" }
}

extension Duration {
    static func hours(_ count: Int) -> Duration { .seconds(count * 3600) }
    static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
}
