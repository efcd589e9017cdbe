import FeatureKitInterface
import LocalizationKit

/// Starts features in order, and stops them in reverse.
@MainActor
final class Starter: Lifecycle {
    private let records: [FeatureRecord]
    private let container: Container
    private var started: [FeatureRecord] = []
    private var isStarted = false

    /// Takes records in the order in which they are to start.
    init(_ records: [FeatureRecord], container: Container) {
        self.records = records
        self.container = container
    }

    func start() async throws(LifecycleError) {
        guard !isStarted else { return }
        isStarted = true
        for record in records {
            guard let reason = await failure(of: record.starts, record) else {
                started.append(record)
                continue
            }
            let failure = LifecycleError.Failure(feature: record.descriptor.id, stage: .start, reason: reason)
            throw LifecycleError(failures: [failure] + (await stopAll()))
        }
    }

    func stop() async throws(LifecycleError) {
        let failures = await stopAll()
        guard failures.isEmpty else { throw LifecycleError(failures: failures) }
    }

    private func stopAll() async -> [LifecycleError.Failure] {
        var failures: [LifecycleError.Failure] = []
        while let record = started.popLast() {
            guard let reason = await failure(of: record.stops.reversed(), record) else { continue }
            failures.append(LifecycleError.Failure(feature: record.descriptor.id, stage: .stop, reason: reason))
        }
        isStarted = false
        return failures
    }

    /// What the first failing hook said, or `nil` when all succeeded.
    private func failure(of hooks: [FeatureRecord.Hook], _ record: FeatureRecord) async -> LocalizedText? {
        let resolver = container.resolver(for: record.descriptor)
        do {
            for hook in hooks { try await hook(resolver) }
            return nil
        } catch {
            return LocalizedText(error)
        }
    }
}
