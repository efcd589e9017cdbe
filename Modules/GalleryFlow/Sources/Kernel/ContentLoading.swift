import StateKit

/// Loads what a screen shows: the newest load wins, an answer that comes too late is dropped, and what was loaded stays
/// fresh for a while.
@MainActor
final class ContentLoading<Content: Sendable> {
    /// The end of a load.
    typealias Outcome = Result<Content, LoadFailure>

    /// How long what was loaded is taken for fresh.
    static var freshness: Duration { .seconds(600) }

    private let kernel: Kernel
    private var running: AnyCancellable?
    private var loadedAt: Duration?

    init(in kernel: Kernel) {
        self.kernel = kernel
    }

    /// Whether what was loaded last may have changed meanwhile, and nothing is on its way.
    var isStale: Bool {
        guard running == nil, let loadedAt else { return false }
        return kernel.scheduler.now - loadedAt >= Self.freshness
    }

    /// Begins a load in place of the one that runs, if any.
    func start(
        _ load: @escaping @Sendable () async throws -> Content, finish: @escaping @MainActor (Outcome) -> Void
    ) {
        running = kernel.task { () async -> Outcome in await Outcome.loading(load) }
            .sink { [weak self] outcome in
                self?.end(outcome)
                finish(outcome)
            }
    }

    private func end(_ outcome: Outcome) {
        running = nil
        if case .success = outcome { loadedAt = kernel.scheduler.now }
    }
}
