import NetworkInterface
import PlatformInterface

/// The way to the Jellyfin server that a person has added.
struct JellyfinLink: Sendable {
    static let source = MediaServerKind.jellyfin.rawValue

    let accounts: MediaAccounts
    let transport: (any HTTPTransport)?
    /// The name of this machine.
    let host: String

    /// Asks the server in the name of a person.
    ///
    /// - Returns: the answer; `nil` when the person has added no server.
    /// - Throws: ``MediaServerError/signedOut(server:address:)`` once the server does not accept the token any more; the
    ///   token is forgotten then and the server left alone.
    func ask<Value: Sendable>(
        _ profile: String, _ question: @Sendable (JellyfinClient) async throws -> Value
    ) async throws -> Value? {
        guard let account = try accounts.account(of: Self.source, profile: profile) else { return nil }
        guard let token = try await accounts.secret(of: Self.source, profile: profile) else {
            throw MediaServerError.signedOut(server: .jellyfin, address: account.address)
        }
        do {
            return try await question(try client(account, token))
        } catch let error as MediaServerError {
            if case .signedOut = error { try await accounts.forget(token, of: Self.source, profile: profile) }
            throw error
        }
    }

    private func client(_ account: MediaAccount, _ token: Secret) throws -> JellyfinClient {
        JellyfinClient(
            server: MediaServer(kind: .jellyfin, base: try HTTPURL(account.address), transport: transport),
            device: JellyfinDevice(name: host, id: account.device ?? ""), token: token, userID: account.userID ?? "")
    }
}
