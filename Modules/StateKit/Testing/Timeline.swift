/// What happens when: `[100: "1", 200: "11"]`, with times in whole seconds; the same time may occur twice.
public struct Timeline<Element>: ExpressibleByDictionaryLiteral {
    /// Everything, in the order in which it happens.
    public var entries: [Timed<Element>]

    /// Makes a timeline of entries in their order.
    public init(_ entries: [Timed<Element>]) {
        self.entries = entries
    }

    /// Makes a timeline of a literal whose keys are whole seconds.
    public init(dictionaryLiteral elements: (Int, Element)...) {
        self.init(elements, every: .seconds(1))
    }

    /// Makes a timeline with times in another unit than seconds.
    public init(_ elements: KeyValuePairs<Int, Element>, every unit: Duration) {
        self.init(elements.map { ($0.key, $0.value) }, every: unit)
    }

    private init(_ elements: [(Int, Element)], every unit: Duration) {
        entries = elements.map { Timed(unit * $0.0, $0.1) }
    }
}

extension Timeline: Equatable where Element: Equatable {}
extension Timeline: Sendable where Element: Sendable {}

extension Timeline: CustomStringConvertible {
    /// One line, `100.0 seconds: "1", 200.0 seconds: "11"`.
    public var description: String {
        "[" + entries.map { "\($0.time): \(String(reflecting: $0.element))" }.joined(separator: ", ") + "]"
    }
}
