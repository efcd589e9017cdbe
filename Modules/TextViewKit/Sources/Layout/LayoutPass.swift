package import TextViewKitInterface

/// Measures and places elements, and remembers the answers in them.
///
/// An element that was placed for the same proposal before is left alone with everything below it.
package final class LayoutPass: LayoutEngine {
    let metrics: TextMetrics
    let record: LoweringRecord
    /// How many sizes were worked out, and not taken from memory.
    @exclusivity(unchecked) package var measured = 0
    /// How many elements had their children put in place.
    @exclusivity(unchecked) package var placed = 0

    package init(metrics: TextMetrics = TextMetrics(), record: LoweringRecord = LoweringRecord()) {
        self.metrics = metrics
        self.record = record
    }

    package func measure(_ element: Element, _ proposal: ProposedSize) -> Size {
        if let known = element.layout.sizes.size(for: proposal) { return known }
        measured += 1
        let size = answer(of: element, to: proposal)
        element.layout.sizes.remember(size, for: proposal)
        return size
    }

    package func place(_ element: Element, at point: Point, _ proposal: ProposedSize) {
        element.layout.origin = point
        guard element.layout.proposal != proposal else { return }
        placed += 1
        let size = measure(element, proposal)
        element.layout.proposal = proposal
        element.layout.size = size
        arrange(element, size, proposal)
        element.layout.reach = reach(of: element, size)
    }

    private func answer(of element: Element, to proposal: ProposedSize) -> Size {
        switch element.content {
        case .text(let text): measureText(element, text, proposal)
        case .stack(let stack): measureStack(element.children, stack, proposal)
        case .grid(let grid): measureGrid(element.children, grid, proposal)
        case .layers, .gridRow: largest(element.children, proposal)
        case .spacer(let least): proposal.filled(.zero).atLeast(least)
        case .divider: proposal.width == 1 ? proposal.filled(.one) : Size(width: proposal.width ?? 1, height: 1)
        case .drawing(let box, _): box.drawing.size(for: proposal)
        case .layout(let box): box.layout.sizeThatFits(proposal, subviews: subviews(of: element))
        case .list(let list): proposal.filled(list.idealSize)
        case .scroll(let scroll): measureScroll(element, scroll, proposal)
        default: measureWrapper(element, proposal)
        }
    }

    private func measureWrapper(_ element: Element, _ proposal: ProposedSize) -> Size {
        guard let child = element.children.first else { return .zero }
        switch element.content {
        case .padding(let insets): return measure(child, proposal.shrunk(by: insets)).grown(by: insets)
        case .border: return measure(child, proposal.shrunk(by: .one)).grown(by: .one)
        case .frame(let frame): return frame.answer(proposal, child: measure(child, frame.offer(proposal)))
        case .fixedSize(let horizontal, let vertical):
            return measure(child, proposal.freed(horizontal: horizontal, vertical: vertical))
        default: return measure(child, proposal)
        }
    }

    private func largest(_ children: [Element], _ proposal: ProposedSize) -> Size {
        children.reduce(.zero) { size, child in
            let answer = measure(child, proposal)
            return Size(width: max(size.width, answer.width), height: max(size.height, answer.height))
        }
    }

    func subviews(of element: Element) -> [LayoutSubview] {
        element.children.map { LayoutSubview($0, self) }
    }

    private func reach(of element: Element, _ size: Size) -> Rect {
        let own = Rect(.zero, size)
        switch element.content {
        case .clipped, .scroll, .list, .text, .drawing: return own
        default:
            return element.children.reduce(own) { $0.union($1.layout.reach.moved(by: $1.layout.origin)) }
        }
    }
}
