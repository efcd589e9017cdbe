import PlatformInterface
import StorageInterface
import WidgetHostInterface

extension WidgetHost: WidgetScheduling {
    func run(for profile: String) async {
        let watchers = await begin(profile)
        defer {
            for watcher in watchers { watcher.cancel() }
            plan = nil
        }
        while !Task.isCancelled {
            await reloadDue()
            await rest(until: plan?.wake)
        }
    }

    func setForeground(_ isForeground: Bool) { self.isForeground = isForeground }

    func leave(_ profile: String, forgetting isForgotten: Bool) async {
        leaving.insert(profile)
        let tasks = loads.filter { $0.key.subject.profile == profile }.map(\.value.task)
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        if isForgotten { await attempt { try await store.forgetAll(of: profile) } }
        leaving.remove(profile)
    }

    /// Reads what is placed, and begins to watch what may change it.
    func begin(_ profile: String) async -> [Task<Void, Never>] {
        plan = ReloadPlan(profile: profile)
        place()
        await forgetOrphans(of: profile)
        let (jumps, changes) = (clock.jumps(), try? store.changes(of: profile))
        return [
            Task { for await _ in jumps { await clockWasSet() } },
            Task {
                guard let changes else { return }
                for await _ in changes { place() }
            },
        ]
    }

    /// Reloads what is due, all at once, and says when to look again.
    @discardableResult
    func reloadDue() async -> WallTime? {
        guard let plan else { return nil }
        let due = plan.due(at: clock.now)
        if !due.isEmpty { await reload(allowed: due, of: plan.profile, cause: .schedule) }
        return self.plan?.wake
    }

    /// Takes over a date from what was reloaded.
    func planned(_ date: WallTime?, for id: String, _ profile: String) {
        guard plan?.profile == profile else { return }
        plan?.set(date, for: id)
        sleeper?.cancel()
    }

    /// Takes over what is placed, by whichever process.
    func place() {
        guard let profile = plan?.profile, let board = try? store.board(of: profile) else { return }
        plan?.place(board.placements) { id in
            let record = store.record(of: id, profile)
            // Whoever placed it loads it, too; when that has failed, it is done in a while.
            return record.last == nil ? .provisional(clock.now.advanced(by: ReloadDate.leastRetry)) : .kept(record.next)
        }
        sleeper?.cancel()
    }

    /// After the clock was set, dates mean something else, and what is shown may be of the future.
    private func clockWasSet() async {
        guard let plan else { return }
        await reload(Array(plan.placements.values), of: plan.profile, cause: .clock)
    }

    private func rest(until date: WallTime?) async {
        let task = Task { [clock, time] in
            let wait = date.map { clock.now.duration(to: $0) } ?? .seconds(24 * 3600)
            try? await time.sleep(for: wait)
        }
        sleeper = task
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        sleeper = nil
    }

    private func forgetOrphans(of profile: String) async {
        await attempt {
            let placed = Set(try store.board(of: profile).placements.map(\.id))
            for id in try store.recorded(profile) where !placed.contains(id) { try await store.forget(id, profile) }
        }
    }
}
