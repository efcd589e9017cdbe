import PlatformInterface
import WidgetHostInterface

/// When a timeline asks to be followed by another one.
struct ReloadDate {
    /// The longest that a reload is put off at random.
    static let greatestJitter = Duration.seconds(5 * 60)
    /// How long to wait after a failure, at least.
    static let leastRetry = Duration.seconds(5 * 60)
    /// How long to wait after failures, at most.
    static let greatestRetry = Duration.seconds(6 * 3600)

    var now: WallTime

    /// The date that a policy names, and up to a tenth of the wait later, so that not all machines ask one server at
    /// the same second; never earlier, because a policy names the earliest moment.
    ///
    /// - Parameters:
    ///   - policy: the policy of a timeline.
    ///   - last: the date of its last entry; `nil` when it has none.
    ///   - chance: from 0 to 1; the same for all widgets of one subject, which shall be reloaded together.
    /// - Returns: the date; `nil` for never.
    func date(_ policy: ReloadPolicy, last: WallTime?, chance: Double) -> WallTime? {
        switch policy {
        case .never: nil
        // Without entries nobody said when: as after a failure.
        case .atEnd: last.map { jittered($0, chance) } ?? now.advanced(by: Self.leastRetry)
        case .after(let date): jittered(date, chance)
        }
    }

    /// 5, 10, 20, … minutes after the first, second, third failure in a row.
    func retry(after failures: Int) -> WallTime {
        let wait = Self.leastRetry * (1 << min(max(failures - 1, 0), 10))
        return now.advanced(by: min(wait, Self.greatestRetry))
    }

    private func jittered(_ date: WallTime, _ chance: Double) -> WallTime {
        let wait = max(now.duration(to: date), .zero)
        return date.advanced(by: min(wait / 10, Self.greatestJitter) * chance)
    }
}
