/// First in, first out; keeps its memory, so that a steady flow allocates nothing.
@usableFromInline struct Fifo<Element> {
    private var elements: [Element?] = []
    private var head = 0

    @usableFromInline init() {}

    var isEmpty: Bool { head == elements.count }
    var count: Int { elements.count - head }
    var first: Element? { isEmpty ? nil : elements[head] }

    @usableFromInline mutating func append(_ element: Element) {
        elements.append(element)
    }

    @usableFromInline mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        defer { forgetFirst() }
        return elements[head]
    }

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        head = 0
    }

    private mutating func forgetFirst() {
        elements[head] = nil
        head += 1
        if isEmpty {
            removeAll()
        } else if head >= 64, head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
    }
}
