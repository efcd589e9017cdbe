public import PlatformInterface

/// Somebody who can sign in.
public struct Identity: Sendable, Equatable {
    /// The greatest length of all metadata, in bytes.
    public static let longestMetadata = 16_384

    /// By what it is known for ever: 32 hexadecimal digits.
    public var id: String
    /// Where codes are sent, in the form of E.164.
    public var phone: String
    /// What it tells about itself.
    public var metadata: IdentityMetadata
    /// When it was first signed in.
    public var created: WallTime
    /// When it was last signed in, of the sessions that have not ended.
    public var lastSignIn: WallTime

    /// Creates an identity.
    public init(id: String, phone: String, metadata: IdentityMetadata, created: WallTime, lastSignIn: WallTime) {
        (self.id, self.phone, self.metadata, self.created) = (id, phone, metadata, created)
        self.lastSignIn = lastSignIn
    }
}
