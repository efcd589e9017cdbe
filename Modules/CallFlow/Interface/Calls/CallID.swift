/// What tells one call from another: a UUID of RFC 9562, in lower-case letters.
public struct CallID: Sendable, Hashable {
    /// The 36 characters.
    public let text: String

    /// Reads an id; `nil` for anything that is no UUID.
    ///
    /// - Parameter text: a UUID with letters of either case.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isHexadecimal = parts.allSatisfy { $0.utf8.allSatisfy(Self.isDigit) }
        guard isHexadecimal, parts.map(\.utf8.count) == [8, 4, 4, 4, 12] else { return nil }
        self.text = text.lowercased()
    }

    /// Makes an id of version 4 from random bytes.
    ///
    /// - Parameter bytes: sixteen; missing ones count as 0, further ones are left out.
    public init(random bytes: [UInt8]) {
        var bytes = Array((bytes + Array(repeating: 0, count: 16)).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let ends = [4, 6, 8, 10]
        text = digits.indices.map { (ends.contains($0) ? "-" : "") + digits[$0] }.joined()
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...70, 97...102: true
        default: false
        }
    }
}

extension CallID: CustomStringConvertible {
    /// The 36 characters.
    public var description: String { text }
}

extension CallID: Codable {
    /// Reads the 36 characters.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let id = CallID(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a UUID")
        }
        self = id
    }

    /// Writes the 36 characters.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
