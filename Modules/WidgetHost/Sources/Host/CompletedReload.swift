import LocalizationKit
import PlatformInterface
import WidgetHostInterface

/// A reload that came to its end, and what it means for a widget.
struct CompletedReload: Sendable {
    var answer: Result<Timeline<String>, ReloadFailure>
    var cause: ReloadCause
    /// When it began.
    var moment: WallTime
    var duration: Duration
    var isCounted: Bool
    var now: WallTime
    var chance: Double
    var budget: ReloadBudget

    func write(into record: inout InstanceRecord) {
        switch answer {
        case .success(let timeline): record.take(timeline)
        case .failure(let failure): record.fail(failure.reason)
        }
        record.last = WidgetExplanation.Reload(
            at: moment, cause: cause, milliseconds: milliseconds, origin: try? answer.get().origin,
            problem: record.problem)
        if cause.isCounted { record.lastAutomatic = moment }
        record.spent = budget.counted(record.spent + (isCounted ? [moment] : []), at: now)
        plan(&record)
    }

    private func plan(_ record: inout InstanceRecord) {
        guard let wish = wish(record) else {
            record.next = nil
            return
        }
        let (date, refusal) = budget.allowance(
            for: wish, spent: record.spent, last: record.lastAutomatic, at: now)
        record.next = date
        if let refusal { record.refusal = WidgetExplanation.Refusal(at: wish, refusal, until: date) }
    }

    private func wish(_ record: InstanceRecord) -> WallTime? {
        let dates = ReloadDate(now: now)
        return switch answer {
        case .success(let timeline):
            dates.date(timeline.policy, last: timeline.entries.map(\.date).max(), chance: chance)
        case .failure: dates.retry(after: record.failures)
        }
    }

    private var milliseconds: Int {
        let (seconds, attoseconds) = duration.components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
