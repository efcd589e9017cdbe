import LocalizationKit

/// Reads a document by recursive descent.
struct JSONParser {
    private static let deepest = 128

    var scanner: JSONScanner
    private let allowsComments: Bool
    private var depth = 0

    init(_ text: String, comments: Bool) {
        scanner = JSONScanner(text)
        allowsComments = comments
    }

    mutating func document() throws(JSONError) -> JSONNode {
        let node = try value()
        try skipSpace()
        guard scanner.next == nil else { throw unexpected(JSONProblem.endOfDocument) }
        return node
    }

    private mutating func value() throws(JSONError) -> JSONNode {
        try skipSpace()
        let start = scanner.position
        switch scanner.next {
        case "{": return JSONNode(.object(try nested { parser throws(JSONError) in try parser.object() }), at: start)
        case "[": return JSONNode(.array(try nested { parser throws(JSONError) in try parser.array() }), at: start)
        case "\"": return JSONNode(.string(try string()), at: start)
        case let scalar? where scalar == "-" || scalar.isDigit: return JSONNode(.number(try number()), at: start)
        case let scalar? where scalar.properties.isAlphabetic: return JSONNode(try word(), at: start)
        default: throw unexpected(JSONProblem.value)
        }
    }

    private mutating func nested<Result>(
        _ read: (inout JSONParser) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        guard depth < Self.deepest else {
            throw JSONError(problem: JSONProblem.tooDeep(Self.deepest), at: scanner.position)
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func object() throws(JSONError) -> [JSONMember] {
        var members: [JSONMember] = []
        var keys: Set<String> = []
        scanner.advance()
        try skipSpace()
        guard !accept("}") else { return members }
        while true {
            let member = try member()
            guard keys.insert(member.key).inserted else {
                throw JSONError(problem: JSONProblem.duplicateKey(member.key), at: member.position)
            }
            members.append(member)
            guard try hasMore(closing: "}") else { return members }
        }
    }

    private mutating func member() throws(JSONError) -> JSONMember {
        try skipSpace()
        let start = scanner.position
        guard scanner.next == "\"" else { throw unexpected(JSONProblem.key) }
        let key = try string()
        try skipSpace()
        guard accept(":") else { throw unexpected(JSONProblem.colon(after: key)) }
        return JSONMember(key: key, at: start, value: try value())
    }

    private mutating func array() throws(JSONError) -> [JSONNode] {
        var values: [JSONNode] = []
        scanner.advance()
        try skipSpace()
        guard !accept("]") else { return values }
        while true {
            values.append(try value())
            guard try hasMore(closing: "]") else { return values }
        }
    }

    private mutating func hasMore(closing: Unicode.Scalar) throws(JSONError) -> Bool {
        try skipSpace()
        if accept(closing) { return false }
        guard accept(",") else { throw unexpected(JSONProblem.either(",", String(closing))) }
        return true
    }

    private mutating func word() throws(JSONError) -> JSONNode.Content {
        let start = scanner.position
        let word = scanner.take { $0.properties.isAlphabetic || $0.isDigit || $0 == "_" }
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: throw JSONError(problem: JSONProblem.expected(JSONProblem.value, found: "`\(word)`"), at: start)
        }
    }

    mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
        guard scanner.next == scalar else { return false }
        scanner.advance()
        return true
    }

    func unexpected(_ expected: LocalizedText) -> JSONError {
        let found: LocalizedText? = scanner.next.map { $0 == "\n" ? JSONProblem.endOfLine : "`\($0)`" }
        let problem = JSONProblem.expected(expected, found: found ?? JSONProblem.endOfDocument)
        return JSONError(problem: problem, at: scanner.position)
    }
}

extension JSONParser {
    private mutating func skipSpace() throws(JSONError) {
        while let scalar = scanner.next {
            if [" ", "\t", "\r", "\n"].contains(scalar) {
                scanner.advance()
            } else if scalar == "/", allowsComments {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(JSONError) {
        let start = scanner.position
        scanner.advance()
        switch scanner.advance() {
        case "/": _ = scanner.take { $0 != "\n" }
        case "*": try skipBlockComment(from: start)
        default: throw JSONError(problem: JSONProblem.comment, at: start)
        }
    }

    private mutating func skipBlockComment(from start: JSONPosition) throws(JSONError) {
        while let scalar = scanner.advance() {
            if scalar == "*", accept("/") { return }
        }
        throw JSONError(problem: JSONProblem.openComment, at: start)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is one of the ten ASCII digits.
    var isDigit: Bool { ("0"..."9").contains(self) }
}
