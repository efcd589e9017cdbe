extension JSONValue {
    /// The document in one line.
    public var compact: String {
        switch self {
        case .array(let values): "[" + values.map(\.compact).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ":" + $0.value.compact }.joined(separator: ",") + "}"
        default: scalarText
        }
    }

    /// The document with one member or value a line, indented by two blanks, without a line end at the end.
    public var pretty: String { pretty(indent: "") }

    private func pretty(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .array(let values) where !values.isEmpty:
            return Self.block("[", values.map { inner + $0.pretty(indent: inner) }, "\(indent)]")
        case .object(let members) where !members.isEmpty:
            let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.pretty(indent: inner))" }
            return Self.block("{", lines, "\(indent)}")
        default: return compact
        }
    }

    private static func block(_ opening: String, _ lines: [String], _ closing: String) -> String {
        "\(opening)\n\(lines.joined(separator: ",\n"))\n\(closing)"
    }

    private var scalarText: String {
        switch self {
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        case .double(let value): value.isFinite ? "\(value)" : "null"
        case .string(let text): Self.quoted(text)
        case .null, .array, .object: "null"
        }
    }

    /// The text as a JSON string in double quotes, with control characters escaped.
    ///
    /// - Parameter text: any text.
    /// - Returns: the quoted string.
    public static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\u{0}"..<"\u{20}", "\u{7F}":
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return String(scalar)
        }
    }
}
