import PlatformInterface
import WidgetHostInterface

/// What is done while no owner keeps the schedule.
extension WidgetHost {
    nonisolated func nextReload(for profile: String) throws -> WallTime? {
        let now = clock.now
        return try placements(of: profile).compactMap { store.record(of: $0.id, profile).due(at: now) }.min()
    }

    nonisolated func claimRefresh(for profile: String) async throws -> Bool {
        let now = clock.now
        return try await store.changeLease(of: profile) { $0.ask(at: now) }
    }

    func reloadDue(for profile: String) async {
        await attempt {
            let now = clock.now
            guard try await store.changeLease(of: profile, { $0.begin(at: now) }) else { return }
            var plan = ReloadPlan(profile: profile)
            plan.place(try placements(of: profile)) { .kept(store.record(of: $0, profile).due(at: now)) }
            await reload(allowed: plan.due(at: now), of: profile, cause: .schedule)
            try await store.changeLease(of: profile) { $0.end() }
        }
    }
}
