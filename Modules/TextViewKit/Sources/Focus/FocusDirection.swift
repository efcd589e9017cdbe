import TextViewKitInterface

/// A way from one target to another.
enum FocusDirection {
    case next, previous, up, down, left, right

    init?(_ press: KeyPress) {
        switch (press.key, press.modifiers) {
        case (.tab, []): self = .next
        case (.tab, .shift): self = .previous
        case (.up, []): self = .up
        case (.down, []): self = .down
        case (.left, []): self = .left
        case (.right, []): self = .right
        default: return nil
        }
    }

    /// The target that lies this way: in the order of reading, around the ends, or by geometry.
    func target(from current: Target?, among targets: [Target]) -> Target? {
        guard let current, let index = targets.firstIndex(where: { $0.place == current.place }) else {
            return self == .previous ? targets.last : targets.first
        }
        switch self {
        case .next: return targets[(index + 1) % targets.count]
        case .previous: return targets[(index + targets.count - 1) % targets.count]
        default: return nearest(to: current.frame, among: targets)
        }
    }

    private func nearest(to frame: Rect, among targets: [Target]) -> Target? {
        let ahead = targets.compactMap { target in cost(from: frame, to: target.frame).map { (target, $0) } }
        // What stands in the same line or column goes before what is nearer and stands aside.
        let straight = ahead.filter { aside(from: frame, to: $0.0.frame) == 0 }
        return (straight.isEmpty ? ahead : straight).min { $0.1 < $1.1 }?.0
    }

    private var isVertical: Bool { self == .up || self == .down }

    /// How far something stands aside of the way; 0 when it lies straight ahead.
    private func aside(from here: Rect, to there: Rect) -> Int {
        isVertical
            ? max(there.minX - here.maxX + 1, here.minX - there.maxX + 1, 0)
            : max(there.minY - here.maxY + 1, here.minY - there.maxY + 1, 0)
    }

    /// The way ahead, plus twice the way aside; `nil` for what does not lie ahead.
    ///
    /// A cell is about twice as high as wide, so that rows count double.
    private func cost(from here: Rect, to there: Rect) -> Int? {
        let ahead =
            switch self {
            case .up: here.minY - there.maxY
            case .down: there.minY - here.maxY
            case .left: here.minX - there.maxX
            default: there.minX - here.maxX
            }
        guard ahead >= 0 else { return nil }
        // In one line or column what begins at the same place is nearer than what merely overlaps.
        let shift = isVertical ? abs(there.minX - here.minX) : abs(there.minY - here.minY)
        let cost = isVertical ? 2 * ahead + 2 * aside(from: here, to: there) : ahead + 4 * aside(from: here, to: there)
        return cost * 64 + min(shift, 63)
    }
}
