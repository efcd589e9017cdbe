public import PlatformInterface

/// That a code is wanted.
public struct IdentityCodeRequest: Sendable {
    /// Where to, in the form of E.164.
    public var phone: String
    /// The access token of the identity that shall get this number; `nil` for signing in.
    public var changing: Secret?
    /// Whether a number without an identity may get one; where not, nothing is sent to it, and the answer is the same.
    public var createsIdentity: Bool
    /// What a new identity tells about itself.
    public var metadata: IdentityMetadata

    /// Creates a request.
    public init(
        phone: String, changing: Secret? = nil, createsIdentity: Bool = true,
        metadata: IdentityMetadata = IdentityMetadata()
    ) {
        (self.phone, self.changing, self.createsIdentity) = (phone, changing, createsIdentity)
        self.metadata = metadata
    }
}
