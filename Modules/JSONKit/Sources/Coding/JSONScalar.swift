import LocalizationKit

/// A value that is one JSON number, string or boolean.
protocol JSONScalar {
    /// The value as JSON; `nil` when JSON has no such value.
    var json: JSONValue? { get }

    /// Reads a value.
    ///
    /// - Parameter node: what stands in the document.
    /// - Throws: ``JSONError`` when it is something else.
    init(_ node: JSONNode) throws(JSONError)
}

extension Bool: JSONScalar {
    var json: JSONValue? { .bool(self) }
    init(_ node: JSONNode) throws(JSONError) { self = try node.bool() }
}

extension String: JSONScalar {
    var json: JSONValue? { .string(self) }
    init(_ node: JSONNode) throws(JSONError) { self = try node.string() }
}

extension JSONScalar where Self: FixedWidthInteger {
    var json: JSONValue? { Int(exactly: self).map(JSONValue.int) }
    init(_ node: JSONNode) throws(JSONError) {
        guard case .number(let text) = node.content, let value = Self(text) else {
            throw JSONError(
                problem: JSONProblem.expected(JSONProblem.wholeNumber(from: Self.min, to: Self.max), found: node.found),
                at: node.position)
        }
        self = value
    }
}

extension JSONScalar where Self: BinaryFloatingPoint & LosslessStringConvertible {
    var json: JSONValue? { isFinite ? .double(Double(self)) : nil }
    init(_ node: JSONNode) throws(JSONError) {
        guard case .number(let text) = node.content, let value = Self(text), value.isFinite else {
            throw JSONError(
                problem: JSONProblem.expected(JSONProblem.number, found: node.found), at: node.position)
        }
        self = value
    }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
extension Int128: JSONScalar {}
extension UInt128: JSONScalar {}
extension Double: JSONScalar {}
extension Float: JSONScalar {}

extension JSONNode {
    /// A number as it is written, and the kind of anything else.
    fileprivate var found: LocalizedText {
        if case .number(let text) = content { LocalizedText(text) } else { kind }
    }
}
