import NetworkInterface

/// Puts the head of a response together from its lines.
struct HeadReader {
    /// How many bytes all heads of a response may have.
    static let limit = 256 << 10

    private var status = 0
    private var version = ""
    private var fields: [HTTPHeaders.Field] = []
    private var size = 0
    /// Whether the head is complete; what comes later are trailers.
    private(set) var isComplete = false

    /// Takes a line with its end.
    ///
    /// - Returns: the head when this line completes it; a head that only announces another one (1xx) is none.
    /// - Throws: when there is more than anybody needs.
    mutating func read(_ line: UnsafeRawBufferPointer, of url: HTTPURL) throws(HTTPError) -> HTTPHead? {
        size += line.count
        guard size <= Self.limit else { throw .malformed(reason: "its head has more than \(Self.limit) bytes") }
        guard !isComplete else { return nil }
        let text = String(decoding: line, as: UTF8.self).trimmed
        if text.isEmpty { return complete(url) }
        if text.hasPrefix("HTTP/"), fields.isEmpty { begin(text) } else { add(text, isFolded: line.first.isBlank) }
        return nil
    }

    private mutating func complete(_ url: HTTPURL) -> HTTPHead? {
        defer { fields = [] }
        guard status >= 200 || status == 101 else { return nil }
        isComplete = true
        return HTTPHead(status: status, headers: HTTPHeaders(fields), url: url, version: version)
    }

    private mutating func begin(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 2)
        version = String(words[0].dropFirst(5))
        status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    }

    private mutating func add(_ line: String, isFolded: Bool) {
        // RFC 9112, section 5.2: a line that begins with a blank continues the one before.
        if isFolded, let last = fields.indices.last { return fields[last].value += " " + line }
        guard let colon = line.firstIndex(of: ":") else { return }
        fields.append(.init(String(line[..<colon]), String(line[line.index(after: colon)...]).trimmed))
    }
}

extension UInt8? {
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension String {
    fileprivate var trimmed: String {
        let isBlank = { (character: Character) in character.isWhitespace || character.isNewline }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
            return ""
        }
        return String(self[first...last])
    }
}
