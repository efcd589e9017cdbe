public import FeatureKitInterface

/// Keeps what a person knows by heart so that whoever reads it has to guess, and each guess costs time and memory.
public protocol PasswordHashing: Sendable {
    /// A text by which a password is known again, with a salt of its own; it takes about a tenth of a second.
    ///
    /// - Parameter password: the password.
    /// - Returns: the text.
    /// - Throws: ``PasswordHashingError``.
    func hash(_ password: Secret) async throws(PasswordHashingError) -> Secret

    /// Whether a password is the one that a text was made from; as slow as ``hash(_:)``.
    ///
    /// - Parameters:
    ///   - password: the password.
    ///   - hash: the text.
    /// - Returns: whether it is; false for a text that nobody made here.
    /// - Throws: ``PasswordHashingError``.
    func matches(_ password: Secret, _ hash: Secret) async throws(PasswordHashingError) -> Bool
}

extension ServiceKey where Service == any PasswordHashing {
    /// Slow hashes of what a person knows by heart.
    public static var passwordHashing: Self { Self("PasswordHashing", in: "PlatformInterface") }
}
