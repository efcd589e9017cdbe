import LocalizationKit

/// A link taken apart: `tessera://calls/42?from=list` has the segments `calls` and `42` and one item in its query.
///
/// It is read strictly (RFC 3986): no user, port or fragment, no empty segment, percent signs before two hexadecimal
/// digits, UTF-8, nothing twice, at most 2,048 bytes.
public struct LinkParts: Sendable, Hashable {
    /// One `name=value` of the query.
    public struct Item: Sendable, Hashable {
        /// The decoded name.
        public var name: String
        /// The decoded value.
        public var value: String
    }

    /// What every link begins with.
    public static let prefix = "tessera://"

    /// The decoded segments of the path, the host included; never empty.
    public let segments: [String]
    /// The decoded query, in its order.
    public let query: [Item]

    /// Takes a link apart.
    ///
    /// - Parameter link: what a person or a program wrote.
    /// - Throws: ``LinkError/malformed(link:reason:)``.
    public init(_ link: String) throws(LinkError) {
        do {
            let rest = try Self.body(of: link)
            let halves = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            segments = try Self.segments(of: halves[0])
            query = halves.count == 2 ? try Self.items(of: halves[1]) : []
        } catch {
            throw .malformed(link: link.count > 80 ? link.prefix(80) + "…" : link, reason: error.text)
        }
    }

    private struct Reason: Error {
        var text: LocalizedText
    }

    private static let limit = 2048

    private static func body(of link: String) throws(Reason) -> Substring {
        guard link.utf8.count <= limit else { throw Reason(text: Strings.longerThan(bytes: "\(limit)")) }
        guard link.hasPrefix(prefix) else { throw Reason(text: Strings.expectedPrefix(prefix: prefix)) }
        guard link.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw Reason(text: Strings.toBeEncoded)
        }
        if let sign = link.first(where: { "#@\\\"<>^`{|}".contains($0) }) {
            throw Reason(text: Strings.noPlace(sign: "\(sign)"))
        }
        return link.dropFirst(prefix.count)
    }

    private static func segments(of path: Substring) throws(Reason) -> [String] {
        guard !path.contains(":") else { throw Reason(text: Strings.noPort) }
        var segments: [String] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            guard !part.isEmpty else { throw Reason(text: Strings.emptyPart) }
            segments.append(try decode(part))
        }
        return segments
    }

    private static func items(of query: Substring) throws(Reason) -> [Item] {
        var items: [Item] = []
        for part in query.split(separator: "&", omittingEmptySubsequences: false) {
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2, !halves[0].isEmpty else { throw Reason(text: Strings.expectedItem) }
            let item = Item(name: try decode(halves[0]), value: try decode(halves[1]))
            guard !items.contains(where: { $0.name == item.name }) else {
                throw Reason(text: Strings.twice(name: item.name))
            }
            items.append(item)
        }
        return items
    }

    private static func decode(_ part: Substring) throws(Reason) -> String {
        var bytes: [UInt8] = []
        var rest = part.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                throw Reason(text: Strings.expectedDigits)
            }
            bytes.append(high << 4 | low)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Reason(text: Strings.noUTF8) }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) else {
            throw Reason(text: Strings.controlCharacter)
        }
        return text
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
    }
}
