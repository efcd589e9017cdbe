extension HTTPURL {
    /// The address that a reference means when it is found at this one (RFC 3986, section 5.2).
    ///
    /// - Parameter reference: an absolute or relative reference, as in a `Location` field.
    /// - Returns: the address.
    /// - Throws: what is wrong with the reference; a scheme other than `http` and `https` is.
    public func resolving(_ reference: some StringProtocol) throws(HTTPURLError) -> HTTPURL {
        let text = try Self.trimmed(reference)
        if text.hasPrefix("//") { return try HTTPURL("\(scheme.rawValue):\(text)") }
        if Self.hasScheme(text) { return try HTTPURL(text) }
        let (path, query) = Self.pathAndQuery(text)
        var result = self
        if path.isEmpty {
            result.query = query ?? self.query
        } else {
            let merged =
                path.hasPrefix("/") ? path : self.path[...(self.path.lastIndex(of: "/") ?? self.path.startIndex)] + path
            (result.path, result.query) = (Self.withoutDotSegments(merged), query)
        }
        return result
    }

    private static func hasScheme(_ text: Substring) -> Bool {
        guard let end = text.firstIndex(where: { ":/?#".contains($0) }), text[end] == ":" else { return false }
        return text[..<end].utf8.allSatisfy { $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) }
    }

    /// Takes `.` and `..` out of a path that begins with `/` (RFC 3986, section 5.2.4).
    static func withoutDotSegments(_ path: String) -> String {
        let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        var kept: [Substring] = []
        for segment in segments {
            switch segment {
            case ".": continue
            case "..": _ = kept.popLast()
            default: kept.append(segment)
            }
        }
        let isFolder = segments.last == "." || segments.last == ".."
        return "/" + kept.joined(separator: "/") + (isFolder && !kept.isEmpty ? "/" : "")
    }
}
