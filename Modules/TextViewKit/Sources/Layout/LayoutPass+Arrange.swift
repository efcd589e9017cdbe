import TextViewKitInterface

extension LayoutPass {
    /// Puts the children of an element in their places.
    func arrange(_ element: Element, _ size: Size, _ proposal: ProposedSize) {
        switch element.content {
        case .text(let text): prepareText(element, text, size)
        case .stack(let stack): arrangeStack(element.children, stack, size, proposal)
        case .grid(let grid): arrangeGrid(element.children, grid, proposal)
        case .layers(let alignment): align(element.children[...], alignment, size, proposal)
        case .layout(let box): arrangeLayout(element, box, size, proposal)
        case .list(let list): arrangeList(element, list, size)
        case .scroll(let scroll): arrangeScroll(element, scroll, size, proposal)
        case .background(let alignment), .overlay(let alignment):
            arrangeLayered(element, alignment, size, proposal)
        default: arrangeWrapper(element, size, proposal)
        }
    }

    private func arrangeWrapper(_ element: Element, _ size: Size, _ proposal: ProposedSize) {
        guard let child = element.children.first else { return }
        switch element.content {
        case .padding(let insets): place(child, at: insets.corner, proposal.shrunk(by: insets))
        case .border: place(child, at: EdgeInsets.one.corner, proposal.shrunk(by: .one))
        case .offset(let offset): place(child, at: offset, proposal)
        case .frame(let frame): align(element.children[...], frame.alignment, size, frame.offer(proposal))
        case .fixedSize(let horizontal, let vertical):
            place(child, at: .zero, proposal.freed(horizontal: horizontal, vertical: vertical))
        default: place(child, at: .zero, proposal)
        }
    }

    private func align(_ children: ArraySlice<Element>, _ alignment: Alignment, _ room: Size, _ proposal: ProposedSize)
    {
        for child in children {
            place(child, at: alignment.origin(of: measure(child, proposal), in: room), proposal)
        }
    }

    private func arrangeLayered(_ element: Element, _ alignment: Alignment, _ size: Size, _ proposal: ProposedSize) {
        guard let content = element.children.first else { return }
        place(content, at: .zero, proposal)
        align(element.children.dropFirst(), alignment, size, ProposedSize(size))
    }

    private func arrangeLayout(_ element: Element, _ box: LayoutBox, _ size: Size, _ proposal: ProposedSize) {
        for child in element.children { place(child, at: .zero, .unspecified) }
        box.layout.placeSubviews(in: size, proposal: proposal, subviews: subviews(of: element))
    }

    func measureScroll(_ element: Element, _ scroll: ScrollContent, _ proposal: ProposedSize) -> Size {
        guard let child = element.children.first else { return .zero }
        let content = measure(child, scroll.offer(proposal))
        let width = content.width + scroll.barWidth
        return Size(
            width: scroll.axes.contains(.horizontal) || scroll.showsBar ? proposal.width ?? width : width,
            height: scroll.axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    private func arrangeScroll(_ element: Element, _ scroll: ScrollContent, _ size: Size, _ proposal: ProposedSize) {
        guard let child = element.children.first else { return }
        let content = measure(child, scroll.offer(proposal))
        let offset = record.states?.offset(of: element.identity, said: scroll.offset) ?? scroll.offset
        let x = min(max(offset.x, 0), max(content.width + scroll.barWidth - size.width, 0))
        let y = min(max(offset.y, 0), max(content.height - size.height, 0))
        place(child, at: Point(x: -x, y: -y), scroll.offer(proposal))
        element.bar = scroll.showsBar ? ScrollBar.range(from: y, seen: size.height, of: content.height) : nil
    }
}

extension ScrollContent {
    fileprivate var barWidth: Int { showsBar ? 1 : 0 }

    fileprivate func offer(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: proposal.width.map { max($0 - barWidth, 0) }, height: proposal.height).freed(axes)
    }
}
