import LocalizationKit
import PlatformInterface
import WidgetHostInterface

extension WidgetHost {
    /// Reloads widgets: those that show the same one after the other, so that only the first of them loads.
    func reload(_ placements: [WidgetPlacement], of profile: String, cause: ReloadCause) async {
        await reload(allowed: await allowed(placements, of: profile, cause: cause), of: profile, cause: cause)
    }

    /// Reloads widgets that the budget is known to allow, as what is planned is.
    func reload(allowed: [WidgetPlacement], of profile: String, cause: ReloadCause) async {
        guard !leaving.contains(profile) else { return }
        let flights = Dictionary(grouping: allowed) { Flight($0, of: profile) }
        await withTaskGroup { group in
            for (flight, members) in flights { group.addTask { await self.reload(members, in: flight, cause: cause) } }
        }
    }

    /// Reloads one widget from what is kept.
    func redraw(_ placement: WidgetPlacement, of profile: String) async {
        await reload(placement, in: Flight(placement, of: profile), cause: .intent, mayLoad: false)
    }

    private func reload(_ members: [WidgetPlacement], in flight: Flight, cause: ReloadCause) async {
        let earlier = loads[flight]?.task
        // What was asked before a title came or went may not know of it.
        let mayLoad = earlier == nil || cause == .libraryChange
        let load = Load(
            task: Task {
                await withTaskCancellationHandler {
                    await earlier?.value
                } onCancel: {
                    earlier?.cancel()
                }
                for (index, member) in members.enumerated() {
                    await reload(member, in: flight, cause: cause, mayLoad: mayLoad && index == 0)
                }
            }, number: number())
        loads[flight] = load
        await load.task.value
        if loads[flight]?.number == load.number { loads[flight] = nil }
    }

    private func reload(_ placement: WidgetPlacement, in flight: Flight, cause: ReloadCause, mayLoad: Bool) async {
        let (began, moment) = (time.now, clock.now)
        let request = TimelineRequest(
            WidgetContext(placement.family), subject: flight.subject, cause: cause, mayLoad: mayLoad)
        let answer = await timeline(of: placement.kind, for: request)
        guard !removed.contains(placement.id), !leaving.contains(flight.subject.profile) else { return }
        let reload = CompletedReload(
            answer: answer, cause: cause, moment: moment, duration: began.duration(to: time.now),
            isCounted: cause.isCounted && !isForeground, now: clock.now, chance: flight.chance(salt), budget: budget)
        await keep(reload, for: placement.id, flight.subject.profile)
    }

    private func keep(_ reload: CompletedReload, for id: String, _ profile: String) async {
        // A store that cannot be written must not make it ask again at once.
        var next: WallTime? = reload.now.advanced(by: ReloadDate.leastRetry)
        await attempt { next = try await store.changeRecord(of: id, profile) { reload.write(into: &$0) }.next }
        planned(next, for: id, profile)
    }

    private func timeline(
        of kind: WidgetKind, for request: TimelineRequest
    ) async -> Result<Timeline<String>, ReloadFailure> {
        do {
            let widget = try list.widget(kind)
            return .success(try await time.within(Self.patience) { try await widget.timeline(request).map(Self.json) })
        } catch {
            return .failure(ReloadFailure(reason: LocalizedText(error)))
        }
    }

    /// Those that may be reloaded now; the others are put off, and know until when.
    private func allowed(
        _ placements: [WidgetPlacement], of profile: String, cause: ReloadCause
    ) async -> [WidgetPlacement] {
        guard cause.isCounted else { return placements }
        var allowed: [WidgetPlacement] = []
        for placement in placements {
            let record = store.record(of: placement.id, profile)
            let now = clock.now
            let (date, refusal) = budget.allowance(
                for: now, spent: isForeground ? [] : record.spent, last: record.lastAutomatic, at: now)
            guard let refusal else {
                allowed.append(placement)
                continue
            }
            await put(off: placement.id, profile, WidgetExplanation.Refusal(at: now, refusal, until: date))
        }
        return allowed
    }

    private func put(off id: String, _ profile: String, _ refusal: WidgetExplanation.Refusal) async {
        await attempt {
            let record = try await store.changeRecord(of: id, profile) { record in
                record.refusal = refusal
                // What is planned for later comes earlier; what is overdue comes when it is allowed.
                record.next =
                    record.next.map { $0 <= refusal.time ? refusal.until : min($0, refusal.until) } ?? refusal.until
            }
            planned(record.next, for: id, profile)
        }
    }
}
