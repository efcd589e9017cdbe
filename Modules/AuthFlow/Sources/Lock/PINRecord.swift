import PlatformInterface

/// What is known of a PIN beside its hash; it is there as long as the PIN is.
struct PINRecord: Codable, Equatable {
    /// Wrong tries that cost nothing.
    private static let freeTries = 5
    private static let firstWait = Duration.seconds(30)
    private static let longestWait = Duration.seconds(3600)

    /// How often it was wrong in a row.
    private(set) var failures = 0
    /// When it was wrong last.
    private var failed: WallTime?

    /// How long no try is looked at: 30 s after the fifth failure, doubled with each more, up to an hour.
    ///
    /// A clock that was set back does not shorten it, nor does it make it longer than it was.
    func wait(at now: WallTime) -> Duration {
        guard failures >= Self.freeTries, let failed else { return .zero }
        let wait = min(Self.firstWait * (1 << min(failures - Self.freeTries, 7)), Self.longestWait)
        return min(max(wait - failed.duration(to: now), .zero), wait)
    }

    /// Counts a try before it is looked at.
    mutating func count(at now: WallTime) {
        (failures, failed) = (failures + 1, now)
    }

    /// Forgets the failures after the right PIN.
    mutating func succeed() {
        (failures, failed) = (0, nil)
    }
}
