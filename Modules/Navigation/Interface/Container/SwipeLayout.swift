import TextViewKitInterface

/// Two views one over the other, the upper one moved as far as a swipe has come.
struct SwipeLayout: Layout {
    let direction: NavigationSwipe.Direction
    let progress: Double

    func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
        subviews.last?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview]) {
        let whole = direction == .back ? size.width : size.height
        let moved = Int((progress * Double(whole)).rounded())
        for (index, view) in subviews.enumerated() {
            let shift = index == subviews.count - 1 ? moved : 0
            let point = direction == .back ? Point(x: shift, y: 0) : Point(x: 0, y: shift)
            view.place(at: point, proposal: ProposedSize(width: size.width, height: size.height))
        }
    }
}
