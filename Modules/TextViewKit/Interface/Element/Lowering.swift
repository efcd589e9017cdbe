import LocalizationKit

/// Where views leave their elements: it knows the place in the tree, the environment, and what stood there before.
public struct Lowering {
    /// Deeper trees are cut off with a visible note: beyond this the stack of a thread is at risk.
    @inlinable package static var greatestDepth: Int { 256 }

    package private(set) var environment: EnvironmentValues
    @usableFromInline package var environmentNumber: Int
    @usableFromInline package var elements: [Element] = []
    @usableFromInline package let record: LoweringRecord
    @usableFromInline package var identity: Identity
    @usableFromInline package var former: FormerElements
    @usableFromInline package var depth: Int

    /// Starts at the root of a tree.
    package init(_ record: LoweringRecord, environment: EnvironmentValues, former: [Element]) {
        self.init(record, environment, record.number(of: environment), .root, former, depth: 0)
    }

    private init(
        _ record: LoweringRecord, _ environment: EnvironmentValues, _ number: Int, _ identity: Identity,
        _ former: [Element], depth: Int
    ) {
        self.record = record
        self.environment = environment
        self.environmentNumber = number
        self.identity = identity
        self.former = FormerElements(former)
        self.depth = depth
    }

    /// A lowering for the children of this place.
    package func inside(former: [Element]) -> Lowering {
        Lowering(record, environment, environmentNumber, identity.child(1), former, depth: depth + 1)
    }

    /// Lowers in a slot of this place.
    @inlinable
    package mutating func place(_ slot: Int, _ lower: (inout Lowering) -> Void) {
        let outer = identity
        identity = outer.child(UInt64(bitPattern: Int64(slot)) &+ 0x100)
        lower(&self)
        identity = outer
    }

    /// Lowers in the place that an id names.
    @inlinable
    package mutating func place(_ id: some Hashable, _ lower: (inout Lowering) -> Void) {
        // A number is its own hash: hashing it would cost more than all else a row costs.
        if let number = id as? Int { place(number, lower) } else { place(id.hashValue, lower) }
    }

    /// Lowers with another environment.
    package mutating func with(_ environment: EnvironmentValues, _ lower: (inout Lowering) -> Void) {
        let outer = (self.environment, environmentNumber)
        self.environment = environment
        environmentNumber = record.number(of: environment)
        lower(&self)
        (self.environment, environmentNumber) = outer
    }

    /// Lowers one step deeper, unless the tree is too deep already.
    @inlinable
    package mutating func deeper(_ lower: (inout Lowering) -> Void) {
        guard depth < Lowering.greatestDepth else { return noteDepth() }
        depth += 1
        lower(&self)
        depth -= 1
    }

    @usableFromInline
    package mutating func noteDepth() {
        let note = Strings.nestedTooDeep(depth: Lowering.greatestDepth).text(in: environment.language)
        add(.text(Paragraph(note)))
    }

    /// Keeps what an equal view lowered to, or asks the view for its body.
    @inlinable
    package mutating func composite<Content: View>(_ view: Content) {
        if let kept = former.find(identity), kept.environment == environmentNumber, kept.isBody(of: view) {
            former.advance()
            elements.append(kept)
            return
        }
        let start = elements.count
        record.bodies += 1
        deeper { view.body.lower(into: &$0) }
        guard elements.count == start + 1, elements[start].identity == identity else { return }
        elements[start].remember(view)
    }

    /// Adds an element, with its children, unless an equal one stood here: then that one stays.
    package mutating func add(
        _ content: ElementContent, intents: Intents? = nil, children lower: ((inout Lowering) -> Void)? = nil
    ) {
        guard depth < Lowering.greatestDepth || lower == nil else { return noteDepth() }
        let before = former.find(identity)
        if before != nil { former.advance() }
        var children: [Element] = []
        if let lower {
            var inner = inside(former: before?.children ?? [])
            lower(&inner)
            children = inner.elements
        }
        append(content, intents, children, before)
    }

    private mutating func append(
        _ content: ElementContent, _ intents: Intents?, _ children: [Element], _ before: Element?
    ) {
        let element = keep(before, content, children) ?? make(content, children, before: before)
        if intents != nil || element.intents != nil { element.intents = intents }
        elements.append(element)
    }

    private func keep(_ before: Element?, _ content: ElementContent, _ children: [Element]) -> Element? {
        guard let before, before.children.elementsEqual(children, by: ===), before.content == content else {
            return nil
        }
        before.environment = environmentNumber
        return before
    }

    private func make(_ content: ElementContent, _ children: [Element], before: Element?) -> Element {
        if case .list(let list) = content { list.previousRows = before?.rows ?? [] }
        return Element(
            content, children: children, identity: identity, stamp: record.nextStamp(), environment: environmentNumber)
    }

    /// Wraps each element that the content lowers to.
    package mutating func wrap(
        _ content: ElementContent, intents: Intents? = nil, _ lower: (inout Lowering) -> Void
    ) {
        guard depth < Lowering.greatestDepth else { return noteDepth() }
        var inner = inside(former: former.find(identity)?.children ?? [])
        lower(&inner)
        for (slot, child) in inner.elements.enumerated() {
            let outer = identity
            if slot > 0 { identity = outer.child(UInt64(slot) &+ 0x1_0000) }
            add(content, intents: intents, made: [child])
            identity = outer
        }
    }

    /// Lowers to exactly one element; several are laid one over the other.
    @inlinable
    package mutating func single(_ lower: (inout Lowering) -> Void) {
        let start = elements.count
        lower(&self)
        guard elements.count != start + 1 else { return }
        pile(from: start)
    }

    @usableFromInline
    package mutating func pile(from start: Int) {
        let parts = Array(elements[start...])
        elements.removeSubrange(start...)
        add(.layers(.center), intents: nil, made: parts)
    }

    private mutating func add(_ content: ElementContent, intents: Intents?, made children: [Element]) {
        let before = former.find(identity)
        if before != nil { former.advance() }
        append(content, intents, children, before)
    }
}
