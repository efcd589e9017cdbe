import LocalizationKit
import PlatformInterface
import WidgetHostInterface

extension WidgetHost: WidgetCenter {
    func reloadAll(of profile: String, cause: ReloadCause) async {
        await reload(profile, cause) { _ in true }
    }

    func reload(_ kind: WidgetKind, of profile: String, cause: ReloadCause) async {
        await reload(profile, cause) { $0.kind == kind }
    }

    nonisolated func currentConfigurations(of profile: String) throws -> [WidgetPlacement] {
        try placements(of: profile)
    }

    func invalidate(_ kind: WidgetKind, of profile: String) async {
        await attempt {
            for placement in try placements(of: profile) where placement.kind == kind {
                _ = try await store.changeRecord(of: placement.id, profile) { $0.entries = [] }
            }
        }
    }

    func perform(_ intent: String, on id: String, of profile: String) async throws {
        guard await !lock.state().isLocked else { throw WidgetHostError.locked }
        let placement = try placement(id, of: profile)
        let intent = try list.intent(intent, of: placement.kind)
        // Presses wait for each other, and never for what is being loaded.
        let flight = Flight(placement, of: profile)
        let earlier = presses[flight]
        let press = Task {
            _ = await earlier?.result
            try await carryOut(intent, on: placement, flight.subject)
        }
        presses[flight] = press
        defer { if presses[flight] == press { presses[flight] = nil } }
        try await press.value
    }

    nonisolated func shown(_ id: String, of profile: String) throws -> ShownWidget {
        _ = try placement(id, of: profile)
        return store.record(of: id, profile).shown(at: clock.now)
    }

    nonisolated func changes(of profile: String) throws -> AsyncStream<Void> { try store.changes(of: profile) }

    func preview(_ kind: WidgetKind, _ family: WidgetFamily, for profile: String) async throws -> ShownWidget {
        try list.check(kind, family)
        let widget = try list.widget(kind)
        let request = TimelineRequest(
            WidgetContext(family, isPreview: true), subject: WidgetSubject(profile: profile), cause: .placement,
            mayLoad: false)
        let entry = try? await time.within(Self.snapshotPatience) { try await widget.snapshot(request) }
        return ShownWidget(content: try Self.json(entry?.content ?? widget.placeholder(request.context)))
    }

    nonisolated func explanations(of profile: String) throws -> [WidgetExplanation] {
        try placements(of: profile).map { placement in
            let record = store.record(of: placement.id, profile)
            return WidgetExplanation(
                placement, last: record.last, refusal: record.refusal,
                budgetLeft: budget.left(record.spent, at: clock.now), next: record.next)
        }
    }

    private func reload(
        _ profile: String, _ cause: ReloadCause, where isMeant: (WidgetPlacement) -> Bool
    ) async {
        do {
            let placements = try placements(of: profile).filter(isMeant)
            await reload(placements, of: profile, cause: cause)
        } catch {
            report(LocalizedText(error))
        }
    }

    private func carryOut(_ intent: WidgetIntent, on placement: WidgetPlacement, _ subject: WidgetSubject) async throws
    {
        let outcome = await outcome { try await intent.perform(subject) }
        await redraw(placement, of: subject.profile)
        if case .failure(let error) = outcome { await mark(placement.id, subject.profile, LocalizedText(error)) }
        for other in try placements(of: subject.profile) where other.kind == placement.kind && other.id != placement.id
        {
            await redraw(other, of: subject.profile)
        }
        try outcome.get()
    }

    private func outcome(_ body: () async throws -> Void) async -> Result<Void, any Error> {
        do { return .success(try await body()) } catch { return .failure(error) }
    }

    private func mark(_ id: String, _ profile: String, _ problem: LocalizedText) async {
        await attempt { _ = try await store.changeRecord(of: id, profile) { $0.problem = problem } }
    }
}
