/// With what signing in begins.
public struct SignInOptions: Sendable, Hashable {
    /// The number that stands in the field at first, in the form of E.164.
    public var phone: String?
    /// Whether a button leads past it.
    public var isSkippable: Bool

    /// Creates options.
    public init(phone: String? = nil, isSkippable: Bool = false) {
        (self.phone, self.isSkippable) = (phone, isSkippable)
    }
}
