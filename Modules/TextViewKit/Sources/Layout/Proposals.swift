import TextViewKitInterface

extension ProposedSize {
    func freed(horizontal: Bool, vertical: Bool) -> ProposedSize {
        ProposedSize(width: horizontal ? nil : width, height: vertical ? nil : height)
    }

    func freed(_ axes: Set<Axis>) -> ProposedSize {
        freed(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    }
}

extension Size {
    static let one = Size(width: 1, height: 1)

    func atLeast(_ length: Int) -> Size { Size(width: max(width, length), height: max(height, length)) }
}

extension EdgeInsets {
    /// The room of a border.
    static let one = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)

    var corner: Point { Point(x: leading, y: top) }
}

extension FrameContent {
    /// What the frame offers to its child.
    func offer(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: offer(proposal, .horizontal), height: offer(proposal, .vertical))
    }

    private func offer(_ proposal: ProposedSize, _ axis: Axis) -> Int? {
        let (least, ideal, greatest) = bounds(axis)
        guard let wanted = proposal.length(axis) ?? ideal else { return nil }
        return max(min(wanted, greatest ?? wanted), least ?? 0)
    }

    /// The size of the frame: with a bound on one side it follows the proposal up to there, otherwise its child.
    func answer(_ proposal: ProposedSize, child: Size) -> Size {
        Size(
            width: answer(proposal, child.width, .horizontal), height: answer(proposal, child.height, .vertical))
    }

    private func answer(_ proposal: ProposedSize, _ child: Int, _ axis: Axis) -> Int {
        let (least, ideal, greatest) = bounds(axis)
        guard least != nil || greatest != nil || ideal != nil else { return child }
        guard let wanted = proposal.length(axis) else {
            return max(min(ideal ?? child, greatest ?? ideal ?? child), least ?? 0)
        }
        guard least != nil || greatest != nil else { return child }
        return max(min(max(wanted, least ?? child), greatest ?? child), least ?? 0)
    }
}
