import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import SettingsInterface
import StateKit
import WidgetCoreInterface
import WidgetHostInterface

/// What widgets do as long as the app runs: load at its start and for everybody who signs in, keep the schedule, and
/// follow the sources, the theme, the language and the size of the screen.
@MainActor
final class WidgetRun {
    /// How long the screen keeps its size before it counts: whoever pulls at a window does so in many steps.
    static let sizeCalm = Duration.milliseconds(300)

    private let parts: WidgetParts
    private let business: WidgetBusiness
    private let scheduling: any WidgetScheduling
    private let report: @Sendable (LocalizedText) -> Void
    private var profile: String
    private var tasks: [Task<Void, Never>] = []
    /// Those who left, until nothing of them is on its way any more.
    private var leaving: Task<Void, Never>?
    private var subscriptions: [AnyCancellable] = []
    private var resizing: Task<Void, Never>?

    init(
        _ parts: WidgetParts, _ business: WidgetBusiness, _ scheduling: any WidgetScheduling,
        report: @escaping @Sendable (LocalizedText) -> Void
    ) {
        (self.parts, self.business, self.scheduling, self.report) = (parts, business, scheduling, report)
        profile = parts.profile
    }

    /// - Parameter settings: what tells of another theme or language; `nil` in a build without settings.
    func start(_ settings: (any Settings)?) {
        begin(.launch)
        subscriptions = [
            parts.onProfileChange { [weak self] in self?.change(to: $0) },
            settings?.observe { [weak self] in self?.appear($0) },
        ].compactMap { $0 }
    }

    func stop() {
        subscriptions = []
        stopTasks()
    }

    private func begin(_ cause: ReloadCause) {
        let (profile, center, leaving) = (profile, parts.center, leaving)
        tasks = [
            Task { [parts, business, report] in
                await leaving?.value
                guard !Task.isCancelled else { return }
                await business.metadata.refresh(profile: profile)
                do { try await Self.placeFirst(parts.board, profile) } catch { report(LocalizedText(error)) }
                await center.reloadAll(of: profile, cause: cause)
            },
            Task { [scheduling] in
                await leaving?.value
                await scheduling.setForeground(true)
                await scheduling.run(for: profile)
            },
        ]
        tasks += business.catalogs.map { catalog in Task { await Self.follow(catalog, center, profile) } }
    }

    /// Of who has signed out nothing stays, not even what was being loaded; who only made room keeps everything.
    private func change(to next: String) {
        let (former, hasSignedOut) = (profile, parts.session?.identity == nil)
        stopTasks()
        profile = next
        leaving = Task { [leaving, scheduling, business, report] in
            await leaving?.value
            await scheduling.leave(former, forgetting: hasSignedOut)
            guard hasSignedOut else { return }
            do { try await business.processor.forgetAll(of: former) } catch { report(LocalizedText(error)) }
        }
        begin(.profileChange)
    }

    private func stopTasks() {
        for task in tasks + [resizing].compactMap(\.self) { task.cancel() }
        tasks = []
    }

    /// Reloads from what is kept, once the screen has the size that it keeps.
    func resize() {
        resizing?.cancel()
        resizing = Task { [center = parts.center, time = parts.time, profile] in
            guard (try? await time.sleep(for: Self.sizeCalm)) != nil else { return }
            await center.reloadAll(of: profile, cause: .appearance)
        }
    }

    /// Reloads from what is kept, which no budget counts.
    private func appear(_ keys: Set<String>) {
        let causes = [("language", ReloadCause.locale), ("theme", .appearance), ("pictures", .appearance)]
        guard let cause = causes.first(where: { keys.contains($0.0) })?.1 else { return }
        tasks.append(Task { [center = parts.center, profile] in await center.reloadAll(of: profile, cause: cause) })
    }

    /// Shows what a person has begun as soon as a source knows of it.
    static func follow(_ catalog: any MediaCatalog, _ center: any WidgetCenter, _ profile: String) async {
        for await _ in catalog.changes(profile: profile) {
            for kind in [WidgetKinds.continueWatching, WidgetKinds.continueWatchingStatic] {
                await center.reload(kind, of: profile, cause: .libraryChange)
            }
        }
    }

    /// A person who has never placed or removed anything finds a board that is worth looking at.
    static func placeFirst(_ board: any WidgetBoard, _ profile: String) async throws {
        guard try board.history(of: profile).isEmpty else { return }
        for (kind, family) in [
            (WidgetKinds.continueWatching, WidgetFamily.medium), (WidgetKinds.recommended, .small),
            (WidgetKinds.quickAccess, .small),
        ] { _ = try await board.add(kind, family, configuration: [:], for: profile) }
    }
}
