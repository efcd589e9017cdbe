public import LocalizationKit

extension JSONNode {
    /// What the value is called in English messages: `a string`, `an object`.
    public var kindName: String { kind.text(in: .english) }

    /// What the value is called in messages.
    public var kind: LocalizedText {
        switch content {
        case .null: "null"
        case .bool: JSONProblem.boolean
        case .number: JSONProblem.number
        case .string: JSONProblem.string
        case .array: JSONProblem.array
        case .object: JSONProblem.object
        }
    }

    /// The string.
    ///
    /// - Returns: the text with its escapes resolved.
    /// - Throws: ``JSONError`` when the value is something else.
    public func string() throws(JSONError) -> String {
        guard case .string(let text) = content else { throw mismatch(JSONProblem.string) }
        return text
    }

    /// The boolean.
    ///
    /// - Returns: true or false.
    /// - Throws: ``JSONError`` when the value is something else.
    public func bool() throws(JSONError) -> Bool {
        guard case .bool(let value) = content else { throw mismatch(JSONProblem.bool) }
        return value
    }

    /// The whole number.
    ///
    /// - Returns: the number; `1.0` and `1e3` are not whole numbers here.
    /// - Throws: ``JSONError`` when the value is something else or does not fit into 64 bits.
    public func int() throws(JSONError) -> Int {
        guard case .number(let text) = content, let value = Int(text) else { throw mismatch(JSONProblem.wholeNumber) }
        return value
    }

    /// The values of the array.
    ///
    /// - Returns: the values in order.
    /// - Throws: ``JSONError`` when the value is something else.
    public func array() throws(JSONError) -> [JSONNode] {
        guard case .array(let values) = content else { throw mismatch(JSONProblem.array) }
        return values
    }

    /// The members of the object.
    ///
    /// - Returns: the members in order.
    /// - Throws: ``JSONError`` when the value is something else.
    public func members() throws(JSONError) -> [JSONMember] {
        guard case .object(let members) = content else { throw mismatch(JSONProblem.object) }
        return members
    }

    private func mismatch(_ expected: LocalizedText) -> JSONError {
        JSONError(problem: JSONProblem.expected(expected, found: kind), at: position)
    }
}
