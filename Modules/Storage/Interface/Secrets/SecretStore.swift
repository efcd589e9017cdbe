public import FeatureKitInterface
public import PlatformInterface

/// Tokens and passwords, kept where nobody else on the machine can read them.
public protocol SecretStore: Sendable {
    /// Where secrets are kept.
    ///
    /// - Returns: the place, for a person to read.
    /// - Throws: ``SecretError`` when there is none.
    func place() async throws(SecretError) -> SecretPlace

    /// A secret.
    ///
    /// - Parameter name: what it is for.
    /// - Returns: the secret; `nil` when there is none.
    /// - Throws: ``SecretError``.
    func secret(for name: SecretName) async throws(SecretError) -> Secret?

    /// Keeps a secret in place of what was there.
    ///
    /// - Parameters:
    ///   - secret: the secret; not empty, and without U+0000, which no place can keep.
    ///   - name: what it is for.
    /// - Throws: ``SecretError``.
    func set(_ secret: Secret, for name: SecretName) async throws(SecretError)

    /// Forgets a secret; without one nothing happens.
    ///
    /// - Parameter name: what it is for.
    /// - Throws: ``SecretError``.
    func remove(_ name: SecretName) async throws(SecretError)

    /// Forgets all secrets of a person, of every service.
    ///
    /// - Parameter profile: the person's profile.
    /// - Throws: ``SecretError``; some may be gone then.
    func removeAll(of profile: String) async throws(SecretError)
}

extension ServiceKey where Service == any SecretStore {
    /// Tokens and passwords.
    public static var secretStore: Self { Self("SecretStore", in: "StorageInterface") }
}
