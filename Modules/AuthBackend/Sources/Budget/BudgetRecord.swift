import AuthBackendInterface
import PlatformInterface

/// The messages of the last day, counted in slots of five minutes, so that the record stays small.
///
/// A slot counts as long as its last message may: no hour and no day ever has more messages than it may, and at the worst
/// one waits five minutes more than one had to.
struct BudgetRecord: AuthRecord, Equatable {
    /// Why no message may go out.
    struct Refusal: Error, Equatable {
        /// Whether it is the share of the country and not that of all messages.
        var isOfCountry: Bool
        /// When it may be tried again; `nil` where nothing ever goes out.
        var wait: Duration?
    }

    /// Messages to one country.
    struct Slot: Codable, Equatable {
        var since: Moment
        var area: String
        var count: Int
    }

    private static let length = Duration.seconds(300)

    var slots: [Slot] = []

    var end: WallTime? { slots.map(\.since).min().map { ($0 + Self.length + .day).wallTime } }

    /// Forgets what is older than a day; what is later than now, because the clock was set back, counts as of now.
    mutating func forget(at now: Moment) {
        for index in slots.indices { slots[index].since = min(slots[index].since, now) }
        slots.removeAll { now - $0.since >= Self.length + .day }
    }

    /// Counts a message before it goes out; one that is not delivered stays counted, because it may have cost as much.
    mutating func take(_ area: String, at now: Moment, _ budget: MessageBudget) -> Result<Void, Refusal> {
        forget(at: now)
        let own = slots.filter { $0.area == area }
        let refusals = [
            Self.wait(own, budget.share(of: area), now).map { Refusal(isOfCountry: true, wait: $0) },
            Self.wait(slots, budget.all, now).map { Refusal(isOfCountry: false, wait: $0) },
        ]
        if let refusal = refusals.compactMap(\.self).max(by: Refusal.isSooner) { return .failure(refusal) }
        count(area, at: now)
        return .success(())
    }

    private mutating func count(_ area: String, at now: Moment) {
        if let index = slots.lastIndex(where: { $0.area == area && now - $0.since < Self.length }) {
            slots[index].count += 1
        } else {
            slots.append(Slot(since: now, area: area, count: 1))
        }
    }

    /// How long until a share has room; `nil` when it has, and a wait that is `nil` when it never will.
    private static func wait(_ slots: [Slot], _ share: MessageBudget.Share, _ now: Moment) -> Duration?? {
        guard share.hour > 0, share.day > 0 else { return .some(nil) }
        let waits = [wait(slots, share.hour, .hour, now), wait(slots, share.day, .day, now)].compactMap(\.self)
        return waits.max().map { .some($0) }
    }

    private static func wait(_ slots: [Slot], _ limit: Int, _ span: Duration, _ now: Moment) -> Duration? {
        let counted = slots.filter { now - $0.since < span + length }.sorted { $0.since < $1.since }
        var excess = counted.reduce(1 - limit) { $0 + $1.count }
        guard excess > 0 else { return nil }
        let last = counted.first { slot in
            excess -= slot.count
            return excess <= 0
        }
        return last.map { $0.since + span + length - now }
    }
}

extension BudgetRecord.Refusal {
    fileprivate static func isSooner(_ left: Self, _ right: Self) -> Bool {
        guard let (first, second) = left.wait.flatMap({ first in right.wait.map { (first, $0) } }) else {
            return left.wait != nil
        }
        return first < second
    }
}
