/// The pattern of a route, taken apart.
struct RoutePattern {
    let segments: [RouteSegment]
    let query: [String]

    init(_ pattern: String, parameters: [any AnyRouteParameter]) throws(RoutePatternError) {
        func wrong(_ reason: String) -> RoutePatternError { RoutePatternError(pattern: pattern, reason: reason) }
        guard pattern.hasPrefix(LinkParts.prefix) else {
            throw wrong("expected `\(LinkParts.prefix)` at its beginning")
        }
        let halves = pattern.dropFirst(LinkParts.prefix.count).split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        segments = halves[0].split(separator: "/", omittingEmptySubsequences: false).map { part in
            Self.name(in: part).map(RouteSegment.parameter) ?? .literal(String(part))
        }
        let items = halves.count == 2 ? halves[1].split(separator: "&", omittingEmptySubsequences: false) : []
        query = items.compactMap(Self.queryName)
        guard query.count == items.count else { throw wrong("expected `name={name}` after `?`") }
        guard segments.allSatisfy(Self.isWritable) else { throw wrong("expected words or `{name}` between `/`") }
        let inPath = segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
        let written = (inPath + query).sorted()
        guard written == parameters.map(\.name).sorted(), Set(written).count == written.count else {
            throw wrong("its names are \(written), and its parameters \(parameters.map(\.name).sorted())")
        }
    }

    private static func name(in part: Substring) -> String? {
        guard part.hasPrefix("{"), part.hasSuffix("}"), part.count > 2 else { return nil }
        return String(part.dropFirst().dropLast())
    }

    private static func queryName(_ item: Substring) -> String? {
        let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, let name = name(in: halves[1]), name == halves[0] else { return nil }
        return name
    }

    /// Literal segments consist of what needs no escape: letters, digits and `-._~` (RFC 3986, unreserved).
    private static func isWritable(_ segment: RouteSegment) -> Bool {
        guard case .literal(let text) = segment else { return true }
        return !text.isEmpty
            && text.utf8.allSatisfy { byte in
                let character = Character(UnicodeScalar(byte))
                return byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
            }
    }
}
