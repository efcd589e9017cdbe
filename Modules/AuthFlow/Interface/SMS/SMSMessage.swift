public import PlatformInterface

/// A text message.
public struct SMSMessage: Sendable, Equatable {
    /// Where to, in the form of E.164.
    public var phone: String
    /// The text, with the code in it.
    public var text: Secret
    /// The code alone, for who writes a text of their own around it.
    public var code: Secret

    /// Creates a message.
    public init(to phone: String, text: Secret, code: Secret) {
        (self.phone, self.text, self.code) = (phone, text, code)
    }
}
