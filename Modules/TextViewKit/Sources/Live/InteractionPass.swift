import TextViewKitInterface

/// Finds what is alive in a tree that was placed.
struct InteractionPass {
    private var map = InteractionMap()
    private var scope = 0
    private var region: Int?
    /// The field or list row that is being visited, by its number.
    private var outerTarget: Int?
    private var parent = Identity.root

    /// What was said by elements around one that is not reached yet.
    private struct Said {
        var annotation = Annotation()
        var intents = Intents()
        var place: Identity?
        var parent: Identity?

        /// What is left for an element further inside, after this place took note of the rest.
        var rest: Said {
            var rest = self
            rest.intents.dismiss = nil
            (rest.annotation.behaviour, rest.annotation.transition) = (nil, nil)
            return rest
        }
    }

    static func map(of root: Element, size: Size) -> InteractionMap {
        var pass = InteractionPass()
        pass.visit(root, at: .zero, clip: Rect(.zero, size), said: Said())
        return pass.map
    }

    private mutating func visit(_ element: Element, at corner: Point, clip: Rect, said: Said) {
        let origin = corner + element.layout.origin
        let frame = Rect(origin, element.layout.size)
        let outer = parent
        defer { parent = outer }
        if case .annotation = element.content {} else { parent = element.identity }
        switch element.content {
        case .hidden, .text, .drawing, .spacer, .divider: return
        case .annotation(let annotation): visitAnnotated(element, annotation, frame, clip, said)
        case .list: visitRegion(element, element.rows, frame, clip)
        case .scroll: visitRegion(element, element.children, frame, clip)
        case .clipped: visit(element.children, at: origin, clip: frame.intersection(clip), said)
        case .overlay: visitLayers(element, at: origin, clip, said, contentIsLast: false)
        case .background: visitLayers(element, at: origin, clip, said, contentIsLast: true)
        default: visit(element.children, at: origin, clip: clip, said)
        }
    }

    /// What is said around layers is said of the first one, which decides their size.
    private mutating func visitLayers(
        _ element: Element, at origin: Point, _ clip: Rect, _ said: Said, contentIsLast: Bool
    ) {
        let layers = element.children.dropFirst()
        if contentIsLast { for layer in layers { visit(layer, at: origin, clip: clip, said: Said()) } }
        for content in element.children.prefix(1) { visit(content, at: origin, clip: clip, said: said) }
        if !contentIsLast { for layer in layers { visit(layer, at: origin, clip: clip, said: Said()) } }
    }

    private mutating func visit(_ children: [Element], at origin: Point, clip: Rect, _ said: Said) {
        // What is said around one element holds for it; around several it was said of the group.
        let said = children.count == 1 ? said : Said()
        for child in children { visit(child, at: origin, clip: clip, said: said) }
    }

    private mutating func visitRegion(_ element: Element, _ children: [Element], _ frame: Rect, _ clip: Rect) {
        let outer = region
        map.regions.append(
            ScrollRegion(
                place: element.identity, element: element, frame: frame, visible: frame.intersection(clip),
                scope: scope, parent: outer))
        region = map.regions.count - 1
        for child in children { visit(child, at: frame.origin, clip: frame.intersection(clip), said: Said()) }
        region = outer
    }

    private mutating func visitAnnotated(
        _ element: Element, _ annotation: Annotation, _ frame: Rect, _ clip: Rect, _ outer: Said
    ) {
        guard let child = element.children.first else { return }
        let said = Said(
            annotation: outer.annotation.around(annotation),
            intents: element.intents?.inside(outer.intents) ?? outer.intents, place: outer.place ?? element.identity,
            parent: outer.parent ?? parent)
        if case .annotation = child.content { return visit(child, at: frame.origin, clip: clip, said: said) }
        if case .list(let list) = child.content, list.choice != nil {
            return visitChoice(element, list, child, frame, clip, said)
        }
        visitNoted(element, child, frame, clip, said)
    }

    private mutating func visitChoice(
        _ element: Element, _ list: ListContent, _ child: Element, _ frame: Rect, _ clip: Rect, _ said: Said
    ) {
        if list.count > 0 { add(element, frame, clip, said, region: map.regions.count, isList: true) }
        visit(child, at: frame.origin, clip: clip, said: Said())
    }

    private mutating func visitNoted(
        _ element: Element, _ child: Element, _ frame: Rect, _ clip: Rect, _ said: Said
    ) {
        let (outerScope, outerField) = (scope, outerTarget)
        let isTarget = said.annotation.traits.contains(.interactive)
        note(element, child, frame, clip, said)
        if isTarget { add(element, frame, clip, said, region: region) }
        visit(child, at: frame.origin, clip: clip, said: isTarget || said.annotation.isNode ? Said() : said.rest)
        (scope, outerTarget) = (outerScope, outerField)
    }

    private mutating func note(
        _ element: Element, _ child: Element, _ frame: Rect, _ clip: Rect, _ said: Said
    ) {
        let mark = InteractionMap.Mark(
            place: said.place ?? element.identity, parent: said.parent ?? .root, content: child.identity, frame: frame,
            visible: frame.intersection(clip),
            annotation: said.annotation, intents: said.intents)
        if said.annotation.transition != nil { map.transitions.append(mark) }
        if said.annotation.traits.contains(.modal) {
            map.dialogs.append(mark)
            scope = map.dialogs.count
        } else if said.intents.dismiss != nil, said.annotation.behaviour == nil {
            map.dismissals.append(mark)
        }
        switch said.annotation.behaviour {
        case .spinner: map.spinners.append(mark)
        case .footer: map.footers.append(mark)
        case .message: map.messages.append(mark)
        case .fieldText: if let outerTarget { map.targets[outerTarget].textArea = frame }
        default: return
        }
    }

    private mutating func add(
        _ element: Element, _ frame: Rect, _ clip: Rect, _ said: Said, region: Int?, isList: Bool = false
    ) {
        map.targets.append(
            Target(
                place: said.place ?? element.identity, annotation: said.annotation, intents: said.intents, frame: frame,
                visible: frame.intersection(clip), scope: scope, region: region,
                isRow: said.annotation.role == .row, isList: isList, element: element))
        outerTarget = map.targets.count - 1
    }
}
