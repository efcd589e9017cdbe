import TextViewKitInterface

/// Places title, content, buttons, tabs and footer, in the order in which they are read and reached.
///
/// The content comes before the buttons and the tabs, so that its keys stand first in the footer and its controls get the
/// focus first; where a part stands on the screen is a matter of its own.
struct ChromeLayout: Layout {
    /// Whether the tabs stand on the left, and not below.
    let hasSideBar: Bool

    func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return Size(
            width: proposal.width ?? sizes.map(\.width).max() ?? 0,
            height: proposal.height ?? sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview]) {
        guard subviews.count == 5 else { return }
        let (title, content, buttons, tabs, footer) = (subviews[0], subviews[1], subviews[2], subviews[3], subviews[4])
        let room = ProposedSize(width: size.width, height: size.height)
        let tabSize = tabs.sizeThatFits(room)
        let side = hasSideBar && tabSize.width > 0 ? tabSize.width + 1 : 0
        let below = hasSideBar ? 0 : min(tabSize.height, 1)
        let buttonWidth = buttons.sizeThatFits(room).width
        let start = side + (buttonWidth > 0 ? buttonWidth + 1 : 0)
        title.place(at: Point(x: start, y: 0), proposal: ProposedSize(width: size.width - start, height: 1))
        buttons.place(at: Point(x: side, y: 0), proposal: ProposedSize(width: size.width - side, height: 1))
        let height = max(0, size.height - 2 - below)
        content.place(at: Point(x: side, y: 1), proposal: ProposedSize(width: size.width - side, height: height))
        tabs.place(
            at: Point(x: 0, y: hasSideBar ? 1 : height + 1),
            proposal: ProposedSize(width: hasSideBar ? tabSize.width : size.width, height: hasSideBar ? height : below))
        footer.place(at: Point(x: 0, y: size.height - 1), proposal: ProposedSize(width: size.width, height: 1))
    }
}
