/// The fields of a request or a response, in their order; names are compared without regard to case.
///
///     var headers: HTTPHeaders = ["Accept": "application/json"]
///     headers["accept-language"] = "ru"
public struct HTTPHeaders: Sendable, Hashable {
    /// One field.
    public struct Field: Sendable, Hashable {
        /// The name, in the case in which it was given.
        public var name: String
        /// The value, without spaces around it.
        public var value: String

        /// Creates a field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        func isNamed(_ other: String) -> Bool { name.isEqualIgnoringCase(other) }
    }

    /// The fields in their order.
    public private(set) var fields: [Field]

    /// Creates a list of fields.
    public init(_ fields: [Field] = []) { self.fields = fields }

    /// The value of a field; the values of several fields of one name are joined by `, ` (RFC 9110, section 5.3).
    ///
    /// Setting replaces all fields of the name, and `nil` removes them.
    public subscript(name: String) -> String? {
        get {
            let values = values(name)
            return values.isEmpty ? nil : values.joined(separator: ", ")
        }
        set {
            fields.removeAll { $0.isNamed(name) }
            if let newValue { add(name, newValue) }
        }
    }

    /// The values of all fields of a name, for what may not be joined, such as `Set-Cookie`.
    ///
    /// - Parameter name: the name, in any case.
    /// - Returns: the values in their order.
    public func values(_ name: String) -> [String] { fields.filter { $0.isNamed(name) }.map(\.value) }

    /// Adds a field, also when there is one of that name.
    ///
    /// - Parameters:
    ///   - name: a token of RFC 9110.
    ///   - value: what it says; a request with a line break in it is refused when it is sent.
    public mutating func add(_ name: String, _ value: String) { fields.append(Field(name, value)) }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    /// Creates fields in the order in which they are written.
    public init(dictionaryLiteral elements: (String, String)...) { self.init(elements.map { Field($0, $1) }) }
}

extension String {
    /// Whether two texts differ at most in the case of ASCII letters.
    func isEqualIgnoringCase(_ other: String) -> Bool {
        utf8.count == other.utf8.count
            && zip(utf8, other.utf8).allSatisfy { $0 == $1 || ($0 ^ $1 == 0x20 && (0x61...0x7A).contains($0 | 0x20)) }
    }
}
