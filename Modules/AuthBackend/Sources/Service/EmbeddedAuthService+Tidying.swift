import AuthBackendInterface
import AuthFlowInterface

extension EmbeddedAuthService {
    private static let cleaned = AuthRecordKey<PurgeRecord>("purged")

    /// Forgets what counts no more, once a day for all processes: where no server runs, nobody else does.
    ///
    /// It goes along with what a person asked for, which is done whether or not this succeeds; the next one tries again.
    func tidy() async {
        guard (try? await isDue()) == true else { return }
        _ = try? await store.purge(at: now, limits)
    }

    /// Whether a day has passed, or the clock was set back; of several processes one is told so.
    private func isDue() async throws(AuthError) -> Bool {
        let now = now
        let isOver: @Sendable (PurgeRecord?) -> Bool = { kept in
            kept.map { now - $0.last >= .day || $0.last > now } ?? true
        }
        guard isOver(try await store.records.record(for: Self.cleaned)) else { return false }
        return try await store.records.update(Self.cleaned) { kept in
            guard isOver(kept) else { return false }
            kept = PurgeRecord(last: now)
            return true
        }
    }
}
