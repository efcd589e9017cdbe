extension HTTPURL {
    /// The address with more segments at the end of its path, and without a query.
    ///
    /// - Parameter segments: what follows; a `/` in a segment is part of it and is encoded. `.` and `..` as segments
    ///   would not mean themselves and are left out.
    /// - Returns: the address.
    public func appending(_ segments: String...) -> HTTPURL {
        var result = self
        let start = path.hasSuffix("/") ? String(path.dropLast()) : path
        let kept = segments.filter { $0 != "." && $0 != ".." }
        result.path = start + kept.map { "/" + PercentEncoding.component.encoded($0) }.joined()
        if result.path.isEmpty { result.path = "/" }
        result.query = nil
        return result
    }

    /// The address with more pairs at the end of its query.
    ///
    /// - Parameter pairs: names and values as they are meant; they are encoded here. Never secrets: addresses are
    ///   shown and logged.
    /// - Returns: the address.
    public func appending(query pairs: KeyValuePairs<String, String>) -> HTTPURL {
        var result = self
        let encoding = PercentEncoding.component
        let new = pairs.map { "\(encoding.encoded($0.key))=\(encoding.encoded($0.value))" }
        let all = (query.map { $0.isEmpty ? [] : [$0] } ?? []) + new
        result.query = all.isEmpty ? query : all.joined(separator: "&")
        return result
    }
}
