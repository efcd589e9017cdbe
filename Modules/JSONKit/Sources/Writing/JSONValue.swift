/// A JSON value to write; members keep their order.
public indirect enum JSONValue: Sendable, Equatable {
    /// The word `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number; one that is not finite is written as `null`, since JSON has no such numbers.
    case double(Double)
    /// A string.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in order.
    case object([(key: String, value: JSONValue)])

    /// Whether two values are equal; members count in their order.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.int(let left), .int(let right)): left == right
        case (.double(let left), .double(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left.elementsEqual(right) { $0 == $1 }
        default: false
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// Creates a boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object whose members keep their order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { (key: $0.0, value: $0.1) })
    }
}

extension JSONValue {
    /// A string, or `null` for nothing.
    ///
    /// - Parameter text: the string, if there is one.
    public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

    /// An array of strings.
    ///
    /// - Parameter texts: the strings in order.
    public init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }
}
