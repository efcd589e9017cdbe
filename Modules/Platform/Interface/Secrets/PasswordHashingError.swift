public import LocalizationKit

/// Why a password cannot be hashed or compared.
public enum PasswordHashingError: ExplainedError, Sendable, Hashable {
    /// The library is not on this machine, or does not know the method.
    case noLibrary
    /// The password is empty, has a U+0000 or more than 512 bytes.
    case notHashable

    /// One sentence that says what to do.
    public var explanation: LocalizedText {
        switch self {
        case .noLibrary: Strings.noHashing
        case .notHashable: Strings.notHashable
        }
    }
}
