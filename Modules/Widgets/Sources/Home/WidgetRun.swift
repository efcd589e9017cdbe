import LocalizationKit
import PlatformInterface
import WidgetCoreInterface
import WidgetHostInterface

/// What widgets do as long as the app runs: load at its start, and keep the schedule.
@MainActor
final class WidgetRun {
    private var tasks: [Task<Void, Never>] = []

    func start(
        _ parts: WidgetParts, _ metadata: any MediaMetadata, _ scheduling: any WidgetScheduling,
        report: @escaping @Sendable (LocalizedText) -> Void
    ) {
        let (profile, board, center) = (parts.profile, parts.board, parts.center)
        tasks = [
            Task {
                await metadata.refresh(profile: profile)
                do { try await Self.placeFirst(board, profile) } catch { report(LocalizedText(error)) }
                await center.reloadAll(of: profile, cause: .launch)
            },
            Task {
                await scheduling.setForeground(true)
                await scheduling.run(for: profile)
            },
        ]
    }

    func stop() {
        for task in tasks { task.cancel() }
        tasks = []
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
