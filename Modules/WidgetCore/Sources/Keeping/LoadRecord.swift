import LocalizationKit
import PlatformInterface
import WidgetCoreInterface

/// What is remembered of loading: when it worked last, and how often it did not since.
struct LoadRecord: Codable, Sendable, Equatable {
    /// When posters were loaded; `nil` when they never were.
    private(set) var loadedAt: WallTime?
    /// How many attempts have failed since.
    private(set) var failures = 0
    /// When the next attempt is due after a failure.
    private(set) var retryAt: WallTime?
    /// When the last attempt failed.
    private(set) var failedAt: WallTime?
    /// Why the last attempt failed.
    private(set) var reason: LocalizedText?
    /// The ids of sources that did not answer when others did.
    private(set) var silentSources: [LocalizedText] = []

    /// Whether it is old: the age is counted from loading on, never from what a person did since.
    ///
    /// At six hours it is over, and also before
    /// zero: the clock was set back, and nobody knows how old it is.
    func isExpired(at now: WallTime) -> Bool {
        guard let age = loadedAt?.duration(to: now) else { return true }
        return age >= PosterRules.lifetime || age < .zero
    }

    /// Whether it is too early for another attempt; not when the clock was set back to before the failure.
    func isWaiting(at now: WallTime) -> Bool {
        guard let retryAt, let failedAt else { return false }
        return failedAt <= now && now < retryAt
    }

    /// When it is worth asking again.
    func reload(at now: WallTime) -> WallTime {
        if let retryAt { return retryAt }
        return loadedAt?.advanced(by: PosterRules.lifetime) ?? now
    }

    static func loaded(at now: WallTime, silentSources: [LocalizedText]) -> LoadRecord {
        var record = LoadRecord()
        (record.loadedAt, record.silentSources) = (now, silentSources)
        return record
    }

    /// The same after one more failure: 5, 10, 20, … minutes until the next attempt, at most the lifetime.
    func failing(at now: WallTime, reason: LocalizedText) -> LoadRecord {
        var record = self
        record.failures += 1
        let minutes = 5 << min(record.failures - 1, 10)
        record.retryAt = now.advanced(by: min(.seconds(minutes * 60), PosterRules.lifetime))
        (record.failedAt, record.reason) = (now, reason)
        return record
    }
}
