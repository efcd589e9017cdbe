public import LocalizationKit

/// Whether calls can come and go by an account.
public enum AccountState: Sendable, Hashable {
    /// The provider is being asked.
    case registering
    /// They can.
    case registered
    /// They cannot; why, and what to do, in words for a person.
    case failed(LocalizedText)
}
