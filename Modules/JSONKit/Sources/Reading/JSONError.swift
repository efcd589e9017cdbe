/// What is wrong with a JSON document, and where.
public struct JSONError: Error, Hashable {
    /// Where it is wrong.
    public var position: JSONPosition
    /// What is wrong, lower case and without a full stop.
    public var message: String

    /// Creates an error.
    public init(_ message: String, at position: JSONPosition) {
        self.message = message
        self.position = position
    }
}

extension JSONError: CustomStringConvertible {
    /// `line:column: message`.
    public var description: String { "\(position): \(message)" }
}
