import PlatformInterface
import WidgetHostInterface

/// How often a placed widget may be reloaded by itself.
struct ReloadBudget: Sendable {
    /// How many counted reloads it has in the window.
    var limit = 48
    /// The rolling day.
    var window = Duration.seconds(24 * 3600)
    /// The least time between two of them.
    var spacing = Duration.seconds(5 * 60)

    /// Those that still count; one of the future, by a clock that was set back, counts as of now.
    func counted(_ spent: [WallTime], at now: WallTime) -> [WallTime] {
        let start = now.advanced(by: .zero - window)
        return spent.map { min($0, now) }.filter { $0 > start }.sorted()
    }

    func left(_ spent: [WallTime], at now: WallTime) -> Int { max(0, limit - counted(spent, at: now).count) }

    /// The first moment from a wished one on that the budget allows, and why it is not the wished one.
    ///
    /// - Parameters:
    ///   - wish: the wished moment.
    ///   - spent: the reloads that counted.
    ///   - last: the last reload that came by itself, counted or not.
    ///   - now: the present moment.
    /// - Returns: the moment; the reason is `nil` when it is the wished one.
    func allowance(
        for wish: WallTime, spent: [WallTime], last: WallTime?, at now: WallTime
    ) -> (time: WallTime, refusal: WidgetExplanation.Refusal.Reason?) {
        let spent = counted(spent, at: now)
        let spaced = last.map { min($0, now).advanced(by: spacing) } ?? wish
        let free = freed(spent)
        if free > max(wish, spaced) { return (free, .budgetSpent) }
        return spaced > wish ? (spaced, .tooSoon) : (wish, nil)
    }

    /// When one of the reloads is free again; the beginning of time when one is.
    private func freed(_ spent: [WallTime]) -> WallTime {
        guard spent.count >= limit, limit > 0 else { return WallTime(seconds: .min) }
        return spent[spent.count - limit].advanced(by: window)
    }
}
