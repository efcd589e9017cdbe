import PlatformInterface

/// The field `Retry-After` (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// How long a server wants us to wait; `nil` when the field says nothing that can be understood.
    static func duration(_ value: String, at now: WallTime) -> Duration? {
        if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            // More than fits is a very long time all the same.
            return .seconds(Int64(value).map { min($0, Self.century) } ?? Self.century)
        }
        return HTTPDate.time(value).map { max(.zero, now.duration(to: $0)) }
    }

    private static let century: Int64 = 3_155_760_000
}
