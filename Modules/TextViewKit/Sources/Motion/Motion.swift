import TextViewKitInterface

/// One transition under way: a part of the screen that passes from what it showed to what it shows.
///
/// What it looks like depends on the time alone, so that each frame of it is the same whenever it is drawn.
struct Motion {
    static let framesPerSecond = 60

    let transition: Transition
    let animation: Animation
    let region: Rect
    let start: Duration
    /// What the region showed before.
    let before: CellBuffer
    /// Whether the element goes, and what was under it comes back.
    let isLeaving: Bool

    func isOver(at time: Duration) -> Bool { time >= start + animation.duration }

    /// The time of the frame after one: a whole number of sixtieths after the start, and at last the end.
    func nextFrame(after time: Duration) -> Duration {
        // A sixtieth is no whole number of attoseconds: what is less than one short of a frame is that frame.
        let rate = Int128(Motion.framesPerSecond)
        let passed = ((time - start).attoseconds * rate + rate - 1) / Duration.seconds(1).attoseconds
        return min(start + .seconds(Int(passed) + 1) / Motion.framesPerSecond, start + animation.duration)
    }

    /// How far it has come, from 0 to 1, by the curve of its animation.
    func progress(at time: Duration) -> Double {
        guard animation.duration > .zero else { return 1 }
        let share = min(max((time - start) / animation.duration, 0), 1)
        return switch animation.curve {
        case .linear: share
        case .easeOut: 1 - (1 - share) * (1 - share)
        case .easeInOut: share * share * (3 - 2 * share)
        }
    }

    /// Draws the region of a screen, which already shows the end of it, as it is at a time.
    func draw(on screen: CellBuffer, at time: Duration) {
        let after = screen.cutOut(region)
        let progress = progress(at: time)
        switch transition {
        case .identity: return
        case .opacity: fade(after, on: screen, progress)
        case .push(let edge): slide(after, on: screen, edge, progress, pushes: true)
        case .move(let edge): slide(after, on: screen, edge, progress, pushes: false)
        }
    }

    // A terminal mixes no colours: the old one grows dim, then the new one comes up from dim.
    private func fade(_ after: CellBuffer, on screen: CellBuffer, _ progress: Double) {
        put(progress < 0.5 ? before : after, on: screen, .zero)
        screen.restyle(CellRect(region), adding: .dim)
    }

    private func slide(_ after: CellBuffer, on screen: CellBuffer, _ edge: Edge, _ progress: Double, pushes: Bool) {
        let (moving, still) = isLeaving ? (before, after) : (after, before)
        let share = isLeaving ? progress : 1 - progress
        let length = edge == .leading || edge == .trailing ? region.size.width : region.size.height
        let away = Int((Double(length) * share).rounded())
        put(still, on: screen, pushes ? shift(edge, away - length) : .zero)
        put(moving, on: screen, shift(edge, away))
    }

    private func shift(_ edge: Edge, _ cells: Int) -> Point {
        switch edge {
        case .leading: Point(x: -cells)
        case .trailing: Point(x: cells)
        case .top: Point(y: -cells)
        case .bottom: Point(y: cells)
        }
    }

    private func put(_ cells: CellBuffer, on screen: CellBuffer, _ shift: Point) {
        let seen = cells.bounds.intersection(
            CellRect(x: -shift.x, y: -shift.y, width: region.size.width, height: region.size.height))
        screen.copy(seen, from: cells, toX: region.minX + max(shift.x, 0), y: region.minY + max(shift.y, 0))
    }
}

extension CellBuffer {
    /// A part of the grid as a grid of its own, whose glyphs stay whatever becomes of those of this one.
    func cutOut(_ rect: Rect) -> CellBuffer {
        let part = CellBuffer(width: rect.size.width, height: rect.size.height)
        part.copy(CellRect(rect), from: self, toX: 0, y: 0)
        return part
    }
}
