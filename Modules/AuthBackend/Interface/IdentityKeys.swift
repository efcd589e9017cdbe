public import AuthFlowInterface
public import FeatureKitInterface
public import PlatformInterface

/// The keys of a backend: one that protects what is kept and never changes, and those that sign access tokens.
public protocol IdentityKeys: Sendable {
    /// What keys there are, the one that signs first.
    ///
    /// - Returns: the keys that sign and that still verify; empty when none was made yet.
    /// - Throws: `AuthError` when they cannot be read.
    func signingKeys() async throws(AuthError) -> [IdentityKey]

    /// Makes the keys that are missing.
    ///
    /// - Throws: `AuthError` when they cannot be kept.
    func create() async throws(AuthError)

    /// Makes a new key for signing; the ones before it verify for as long as tokens live that they signed.
    ///
    /// - Returns: the new key.
    /// - Throws: `AuthError` when it cannot be kept.
    func rotate() async throws(AuthError) -> IdentityKey

    /// The secret of a key, for servers that check access tokens themselves (HS256).
    ///
    /// - Parameter id: which one.
    /// - Returns: the secret as it is used, in UTF-8; `nil` when there is no such key.
    /// - Throws: `AuthError` when it cannot be read.
    func secret(of id: String) async throws(AuthError) -> Secret?
}

extension ServiceKey where Service == any IdentityKeys {
    /// The keys of the backend.
    public static var identityKeys: Self { Self("IdentityKeys", in: "AuthBackendInterface") }
}
