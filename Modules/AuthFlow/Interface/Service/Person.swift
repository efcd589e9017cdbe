/// Who is signed in.
public struct Person: Sendable, Hashable {
    /// Where codes are sent, in the form of E.164.
    public var phone: String
    /// What the person told about themselves; `nil` when nothing yet.
    public var data: PersonalData?

    /// Creates a person.
    public init(phone: String, data: PersonalData? = nil) {
        (self.phone, self.data) = (phone, data)
    }
}
