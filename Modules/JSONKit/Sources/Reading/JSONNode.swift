/// A JSON value that knows where it stands in its document.
public struct JSONNode: Sendable, Equatable {
    /// What the value is.
    public indirect enum Content: Sendable, Equatable {
        /// The word `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number as it is written; ``JSONNode/int()`` reads it.
        case number(String)
        /// A string with its escapes resolved.
        case string(String)
        /// Values in order.
        case array([JSONNode])
        /// Members in order; keys are unique.
        case object([JSONMember])
    }

    /// What the value is.
    public var content: Content
    /// Where its first character stands.
    public var position: JSONPosition

    /// Creates a node.
    public init(_ content: Content, at position: JSONPosition) {
        self.content = content
        self.position = position
    }

    /// Reads a document (RFC 8259), strictly: one value, unique keys, at most 128 levels deep.
    ///
    /// - Parameters:
    ///   - text: the document; a byte order mark at its beginning is skipped.
    ///   - comments: whether `//` and `/* */` may stand where white space may.
    /// - Throws: ``JSONError`` at the first place that is wrong.
    public init(parsing text: String, comments: Bool = false) throws(JSONError) {
        var parser = JSONParser(text, comments: comments)
        self = try parser.document()
    }
}

/// A key and its value.
public struct JSONMember: Sendable, Equatable {
    /// The key with its escapes resolved.
    public var key: String
    /// Where the key stands.
    public var position: JSONPosition
    /// The value.
    public var value: JSONNode

    /// Creates a member.
    public init(key: String, at position: JSONPosition, value: JSONNode) {
        self.key = key
        self.position = position
        self.value = value
    }
}
