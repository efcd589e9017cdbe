import PlatformInterface
import WidgetHostInterface

/// What a person has placed, and how that came about.
struct Board: Codable, Sendable {
    /// How many events are kept.
    static let greatestHistory = 1000

    private(set) var placements: [WidgetPlacement] = []
    private(set) var history: [WidgetEvent] = []
    /// The number of the widget that was placed last: names are never used again.
    private var last = 0

    mutating func add(
        _ kind: WidgetKind, _ family: WidgetFamily, _ configuration: [String: String], at now: WallTime
    ) -> WidgetPlacement {
        last += 1
        let placement = WidgetPlacement(id: "\(kind).\(last)", kind: kind, family: family, configuration: configuration)
        placements.append(placement)
        note(.added, placement, now)
        return placement
    }

    mutating func configure(
        _ id: String, _ configuration: [String: String], at now: WallTime
    ) throws(WidgetHostError) {
        let index = try index(of: id)
        placements[index].configuration = configuration
        note(.configured, placements[index], now)
    }

    mutating func move(_ id: String, to target: Int, at now: WallTime) throws(WidgetHostError) {
        let placement = placements.remove(at: try index(of: id))
        placements.insert(placement, at: min(max(0, target), placements.count))
        note(.moved, placement, now)
    }

    mutating func remove(_ id: String, at now: WallTime) throws(WidgetHostError) {
        note(.removed, placements.remove(at: try index(of: id)), now)
    }

    private func index(of id: String) throws(WidgetHostError) -> Int {
        guard let index = placements.firstIndex(where: { $0.id == id }) else { throw .noSuchPlacement(id) }
        return index
    }

    private mutating func note(_ action: WidgetEvent.Action, _ placement: WidgetPlacement, _ now: WallTime) {
        history.append(WidgetEvent(action, placement.kind, placement.family, time: now.seconds))
        history.removeFirst(max(0, history.count - Self.greatestHistory))
    }
}
