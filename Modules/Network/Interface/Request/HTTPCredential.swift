public import PlatformInterface

/// A header field whose value is a secret: it goes to the origin of the request and to nobody else.
public struct HTTPCredential: Sendable, Hashable {
    /// The name of the field, such as `Authorization` or `X-Emby-Token`.
    public var header: String
    /// Its value.
    public var value: Secret

    /// Creates a credential.
    ///
    /// - Parameters:
    ///   - header: the name of the field.
    ///   - value: its value.
    public init(header: String, value: Secret) {
        self.header = header
        self.value = value
    }

    /// A token that whoever has it may use (RFC 6750).
    ///
    /// - Parameter token: the token.
    /// - Returns: a field `Authorization`.
    public static func bearer(_ token: Secret) -> HTTPCredential {
        HTTPCredential(header: "Authorization", value: Secret("Bearer \(token.reveal())"))
    }

    /// Mixes in the name alone: equal credentials have equal names.
    public func hash(into hasher: inout Hasher) { hasher.combine(header) }
}
