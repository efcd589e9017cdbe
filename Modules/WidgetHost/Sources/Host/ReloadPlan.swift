import PlatformInterface
import WidgetHostInterface

/// When which placed widget of a person is reloaded next.
struct ReloadPlan: Sendable {
    /// What becomes due within this time is done together.
    static let window = Duration.seconds(10)

    /// What is known of a date when a widget comes into the plan.
    enum Date {
        /// It is what was kept after the last reload.
        case kept(WallTime?)
        /// There was no reload yet; another process may be at it.
        case provisional(WallTime)
    }

    private(set) var placements: [String: WidgetPlacement] = [:]
    private var dates: [String: WallTime] = [:]
    /// The names of those whose date has to be asked for again.
    private var provisional: Set<String> = []
    private var order: [String] = []
    /// The names of each flight, which fall due together.
    private var flights: [Flight: [String]] = [:]
    let profile: String

    init(profile: String) { self.profile = profile }

    /// Takes over what is placed; the dates of what was there already stay.
    mutating func place(_ placements: [WidgetPlacement], date: (String) -> Date) {
        self.placements = Dictionary(placements.map { ($0.id, $0) }) { first, _ in first }
        let known = dates.filter { !provisional.contains($0.key) }
        (dates, provisional) = ([:], [])
        order = placements.map(\.id)
        for id in order { take(known[id].map { .kept($0) } ?? date(id), for: id) }
        flights = Dictionary(grouping: order) { Flight(self.placements[$0] ?? placements[0], of: profile) }
    }

    mutating func set(_ date: WallTime?, for id: String) {
        if placements[id] != nil { take(.kept(date), for: id) }
    }

    private mutating func take(_ date: Date, for id: String) {
        switch date {
        case .kept(let date):
            provisional.remove(id)
            dates[id] = date
        case .provisional(let date):
            provisional.insert(id)
            dates[id] = date
        }
    }

    /// What is due, with what shows the same and would be due soon: a load that one of them needs is for all.
    func due(at now: WallTime) -> [WidgetPlacement] {
        let late = Set(dates.filter { $0.value <= now }.keys)
        guard !late.isEmpty else { return [] }
        let soon = now.advanced(by: ReloadDate.greatestJitter)
        let companions = flights.values.filter { !late.isDisjoint(with: $0) }.joined()
        let together = Set(companions.filter { id in dates[id].map { $0 <= soon } ?? false })
        return order.filter(together.contains).compactMap { placements[$0] }
    }

    /// When to look again: at the last of those that fall due within ten seconds of the first.
    var wake: WallTime? {
        guard let first = dates.values.min() else { return nil }
        let end = first.advanced(by: Self.window)
        return dates.values.lazy.filter { $0 <= end }.max()
    }
}
