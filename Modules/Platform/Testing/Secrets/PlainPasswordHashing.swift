public import PlatformInterface

/// Hashes that cost nothing and hide nothing, for tests.
public struct PlainPasswordHashing: PasswordHashing {
    /// Creates hashes.
    public init() {}

    /// The password behind `plain:`.
    public func hash(_ password: Secret) async throws(PasswordHashingError) -> Secret {
        guard !password.reveal().isEmpty else { throw .notHashable }
        return Secret("plain:\(password.reveal())")
    }

    /// Whether it is the same.
    public func matches(_ password: Secret, _ hash: Secret) async throws(PasswordHashingError) -> Bool {
        try await self.hash(password) == hash
    }
}
