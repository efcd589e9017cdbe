extension JSONNode {
    /// The value as a document in one line, with its numbers as they were written.
    public var compact: String {
        switch content {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let text): text
        case .string(let text): JSONValue.quoted(text)
        case .array(let values): "[" + values.map(\.compact).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { JSONValue.quoted($0.key) + ":" + $0.value.compact }.joined(separator: ",") + "}"
        }
    }
}
