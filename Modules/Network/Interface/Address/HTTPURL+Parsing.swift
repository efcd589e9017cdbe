extension HTTPURL {
    /// Reads an address.
    ///
    /// - Parameter text: an absolute address; spaces around it are ignored, a fragment is dropped.
    /// - Throws: what is wrong with it.
    public init(_ text: some StringProtocol) throws(HTTPURLError) {
        let text = try Self.trimmed(text)
        guard let colon = text.range(of: "://"), let scheme = Scheme(rawValue: text[..<colon.lowerBound].lowercased())
        else { throw .scheme(found: String(text.prefix { $0 != ":" && $0 != "/" })) }
        let rest = text[colon.upperBound...]
        let end = rest.firstIndex { "/?#\\".contains($0) } ?? rest.endIndex
        let (host, port) = try Self.authority(rest[..<end])
        let (path, query) = Self.pathAndQuery(rest[end...])
        self.init(
            scheme: scheme, host: host, port: port ?? scheme.defaultPort,
            path: Self.withoutDotSegments(path.hasPrefix("/") ? path : "/" + path), query: query)
    }

    static func trimmed(_ text: some StringProtocol) throws(HTTPURLError) -> Substring {
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            throw .controlCharacter
        }
        return Substring(text).trimmingSpaces
    }

    /// The percent-encoded path, which may be empty, and the query; a fragment is dropped.
    static func pathAndQuery(_ text: Substring) -> (String, String?) {
        let parts = text.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = parts.count > 1 ? PercentEncoding.query.repaired(parts[1]) : nil
        return (PercentEncoding.path.repaired(parts.first ?? ""), query)
    }

    private static func authority(_ text: Substring) throws(HTTPURLError) -> (host: String, port: Int?) {
        guard !text.contains("@") else { throw .credentials }
        let isBracketed = text.hasPrefix("[")
        let end = (isBracketed ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":"))
        let host = text[..<(end ?? text.endIndex)].lowercased()
        guard isBracketed ? isAddress6(host) : isName(host) else { throw .host(found: String(text)) }
        return (host, try port(text[(end ?? text.endIndex)...]))
    }

    private static func port(_ text: Substring) throws(HTTPURLError) -> Int? {
        let digits = text.dropFirst()
        guard !text.isEmpty, text != ":" else { return nil }
        guard text.hasPrefix(":"), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(digits),
            (1...65_535).contains(port)
        else { throw .port(found: String(digits)) }
        return port
    }

    private static func isName(_ host: String) -> Bool {
        !host.isEmpty && host.utf8.count <= 255
            && host.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-._~".utf8.contains($0) }
    }

    private static func isAddress6(_ host: String) -> Bool {
        let inner = host.dropFirst().dropLast()
        return host.hasSuffix("]") && inner.contains(":")
            && inner.utf8.allSatisfy { $0.isHexadecimal || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }

    fileprivate func range(of words: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(words) { return start..<index(start, offsetBy: words.count) }
            start = index(after: start)
        }
        return nil
    }
}
