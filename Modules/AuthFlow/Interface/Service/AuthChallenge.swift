public import PlatformInterface

/// A code that is on its way, without the code.
public struct AuthChallenge: Sendable, Equatable {
    /// By what the service knows it again; whoever holds it can try codes.
    public var id: Secret
    /// Where the code was sent, in the form of E.164.
    public var phone: String
    /// What it is for.
    public var purpose: CodePurpose
    /// How many digits the code has, from 4 to 10.
    public var codeLength: Int
    /// How long from the answer until another code may be asked for.
    public var resendDelay: Duration
    /// How long from the answer until the code works no more; `nil` where a service does not tell.
    public var lifetime: Duration?
    /// Which message it is, such as `2`, as the message itself says it; `nil` where a service does not tell.
    public var reference: String?

    /// Creates a challenge.
    public init(
        id: Secret, phone: String, purpose: CodePurpose = .signIn, codeLength: Int = 6, resendDelay: Duration,
        lifetime: Duration? = nil, reference: String? = nil
    ) {
        (self.id, self.phone, self.purpose, self.codeLength) = (id, phone, purpose, codeLength)
        (self.resendDelay, self.lifetime, self.reference) = (resendDelay, lifetime, reference)
    }
}
