import NetworkInterface

/// Puts the head of a response together from its lines.
struct HeadReader {
    /// How many bytes all heads of a response may have.
    static let limit = 256 << 10

    private var status = 0
    private var version = ""
    private var fields: [HTTPHeaders.Field] = []
    private var size = 0
    private var isBegun = false
    /// Whether the head is complete; what comes later are trailers.
    private(set) var isComplete = false

    /// Takes a line with its end.
    ///
    /// - Returns: the head when this line completes it; a head that only announces another one (1xx) is none.
    /// - Throws: when there is more than anybody needs.
    mutating func read(_ line: UnsafeRawBufferPointer, of url: HTTPURL) throws(HTTPError) -> HTTPHead? {
        size += line.count
        guard size <= Self.limit else { throw .malformed(reason: Strings.headTooLarge(limit: "\(Self.limit)")) }
        guard !isComplete else { return nil }
        let text = line[...].withoutBlanks
        if text.isEmpty { return complete(url) }
        if isBegun { add(text, isFolded: line[0] == 0x20 || line[0] == 0x09) } else { begin(text) }
        return nil
    }

    private mutating func complete(_ url: HTTPURL) -> HTTPHead? {
        isBegun = false
        defer { fields = [] }
        guard status >= 200 || status == 101 else { return nil }
        isComplete = true
        return HTTPHead(status: status, headers: HTTPHeaders(fields), url: url, version: version)
    }

    /// The status line: `HTTP/1.1 200 OK`.
    private mutating func begin(_ line: Slice<UnsafeRawBufferPointer>) {
        let words = line.split(separator: 0x20, maxSplits: 2)
        version = words[0].dropFirst(5).text
        status = words.count > 1 ? Int(words[1].text) ?? 0 : 0
        isBegun = true
    }

    private mutating func add(_ line: Slice<UnsafeRawBufferPointer>, isFolded: Bool) {
        // RFC 9112, section 5.2: a line that begins with a blank continues the one before.
        if isFolded, let last = fields.indices.last { return fields[last].value += " " + line.text }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        fields.append(.init(line[..<colon].text, line[(colon + 1)...].withoutBlanks.text))
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }

    /// Without blanks and line ends around it.
    fileprivate var withoutBlanks: Self {
        guard let first = firstIndex(where: { $0 > 0x20 }), let last = lastIndex(where: { $0 > 0x20 }) else {
            return self[startIndex..<startIndex]
        }
        return self[first...last]
    }
}
