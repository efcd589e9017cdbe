import TextViewKitInterface

extension LayoutPass {
    func measureStack(_ children: [Element], _ stack: StackContent, _ proposal: ProposedSize) -> Size {
        let axis = stack.axis
        let shares = share(children, stack, proposal)
        let along = shares.reduce(gaps(children, stack)) { $0 + $1.size.length(axis) }
        let across = shares.reduce(0) { max($0, $1.size.length(axis.other)) }
        return Size(axis, along: along, across: across)
    }

    func arrangeStack(_ children: [Element], _ stack: StackContent, _ size: Size, _ proposal: ProposedSize) {
        let axis = stack.axis
        var start = 0
        for (child, share) in zip(children, share(children, stack, proposal)) {
            let across = stack.crossStart(share.size.length(axis.other), in: size.length(axis.other))
            place(child, at: axis == .horizontal ? Point(x: start, y: across) : Point(x: across, y: start), share.offer)
            start += share.size.length(axis) + stack.spacing
        }
    }

    private func gaps(_ children: [Element], _ stack: StackContent) -> Int {
        max(children.count - 1, 0) * stack.spacing
    }

    /// What each child is offered and answers, in their order.
    ///
    /// Children with a higher priority are served first, keeping the least sizes of the others. Among equals those that
    /// can stretch the least are asked first, so that what they leave goes to those that can use it. A share is rounded
    /// up: cells that do not divide evenly go to the first children.
    private func share(_ children: [Element], _ stack: StackContent, _ proposal: ProposedSize) -> [Share] {
        let axis = stack.axis
        let across = proposal.length(axis.other)
        guard let along = proposal.length(axis) else {
            return children.map { ask($0, axis, along: nil, across: across) }
        }
        var room = max(along - gaps(children, stack), 0)
        guard children.count > 1 else { return children.map { ask($0, axis, along: room, across: across) } }
        var claims = children.map { claim(of: $0, axis, across) }
        var reserved = claims.reduce(0) { $0 + $1.least }
        var shares = [Share](repeating: Share(offer: .zero, size: .zero), count: children.count)
        for group in groups(&claims) {
            reserved -= group.reduce(0) { $0 + claims[$1].least }
            for (served, index) in group.enumerated() {
                let waiting = group.count - served
                let offer = max((room - reserved + waiting - 1) / waiting, 0)
                shares[index] = ask(children[index], axis, along: offer, across: across)
                room -= shares[index].size.length(axis)
            }
        }
        return shares
    }

    /// Indices of children by falling priority, each group by rising flexibility.
    private func groups(_ claims: inout [Claim]) -> [[Int]] {
        let order = claims.indices.sorted { left, right in
            let (a, b) = (claims[left], claims[right])
            if a.priority != b.priority { return a.priority > b.priority }
            return a.flexibility != b.flexibility ? a.flexibility < b.flexibility : left < right
        }
        return order.reduce(into: []) { groups, index in
            if let last = groups.last?.last, claims[last].priority == claims[index].priority {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
    }

    private struct Claim {
        var priority: Double
        var least: Int
        var flexibility: Int
    }

    private func claim(of child: Element, _ axis: Axis, _ across: Int?) -> Claim {
        let least = ask(child, axis, along: 0, across: across).size.length(axis)
        let greatest = ask(child, axis, along: Length.greatest, across: across).size.length(axis)
        return Claim(priority: child.layoutPriority, least: least, flexibility: greatest - least)
    }

    private func ask(_ child: Element, _ axis: Axis, along: Int?, across: Int?) -> Share {
        switch child.core {
        case .spacer(let least): fixed(axis, max(along ?? 0, least), 0)
        case .divider: fixed(axis, 1, across ?? 1)
        default: Share(child, ProposedSize(axis, along: along, across: across), self)
        }
    }

    private func fixed(_ axis: Axis, _ along: Int, _ across: Int) -> Share {
        let size = Size(axis, along: along, across: across)
        return Share(offer: ProposedSize(size), size: size)
    }
}

/// What a child is offered, and what it answers.
private struct Share {
    var offer: ProposedSize
    var size: Size

    init(offer: ProposedSize, size: Size) {
        self.offer = offer
        self.size = size
    }

    init(_ child: Element, _ offer: ProposedSize, _ pass: LayoutPass) {
        self.init(offer: offer, size: pass.measure(child, offer))
    }
}

extension Element {
    var layoutPriority: Double {
        switch content {
        case .priority(let priority): priority
        case .annotation: children.first?.layoutPriority ?? 0
        // A spacer takes what nobody else wants.
        case .spacer: -Double.greatestFiniteMagnitude
        default: 0
        }
    }

    /// The content under wrappers that do not change the size.
    var core: ElementContent {
        switch content {
        case .annotation, .priority: children.first?.core ?? content
        default: content
        }
    }
}
