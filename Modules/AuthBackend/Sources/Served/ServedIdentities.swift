import AuthBackendInterface
import AuthFlowInterface
import PlatformInterface

/// The backend as a server asks it: the same numbers, accounts and limits as in the app, with tokens that others can check.
struct ServedIdentities: IdentityProvider {
    let backend: EmbeddedAuthService
    let keys: SigningKeys
    let deliversMessages: Bool

    var now: Moment { backend.now }
    var limits: AuthLimits { backend.limits }
    var messageCounts: IdentityMessageCounts { backend.tally.counts }

    func requestCode(_ request: IdentityCodeRequest) async throws(IdentityError) {
        guard request.metadata.size <= Identity.longestMetadata else { throw .tooMuchMetadata }
        var account: String?
        if let token = request.changing { account = try await authorized(token).account.id }
        var draft = try backend.draft(for: request.phone, to: .signIn, of: account).orThrow()
        draft.metadata = request.metadata.members.isEmpty ? nil : request.metadata
        do throws(AuthError) {
            _ = try await backend.send(draft, onlyToKnown: !request.createsIdentity)
        } catch { throw .auth(error) }
    }

    func identity(of token: Secret) async throws(IdentityError) -> Identity {
        let owner = try await authorized(token).account
        return owner.record.identity(owner.id)
    }

    func sessions(of token: Secret) async throws(IdentityError) -> [DeviceSession] {
        let own = try await authorized(token)
        return own.account.record.list(asking: own.session)
    }

    func merge(_ metadata: IdentityMetadata, into token: Secret) async throws(IdentityError) -> Identity {
        try await change(token) { account, id, _ in
            let merged = (account.metadata ?? IdentityMetadata()).merging(metadata)
            guard merged.size <= Identity.longestMetadata else { return .failure(.tooMuchMetadata) }
            account.metadata = merged
            return .success(account.identity(id))
        }
    }

    func signOut(_ token: Secret, _ scope: SignOutScope) async throws(IdentityError) {
        try await change(token) { account, _, session in
            account.sessions.removeAll { scope == .global || ($0.id == session) == (scope == .local) }
            return .success(())
        }
    }

    func end(_ id: DeviceSession.ID, asking token: Secret) async throws(IdentityError) {
        try await change(token) { account, _, _ in
            account.sessions.removeAll { $0.id == id }
            return .success(())
        }
    }

    func purge() async throws(IdentityError) -> Int {
        do throws(AuthError) { return try await backend.store.purge(at: now, limits) } catch { throw .auth(error) }
    }
}

extension ServedIdentities {
    typealias Account = (id: String, record: AccountRecord)

    /// Whose token it is, when its session has not ended.
    func authorized(_ token: Secret) async throws(IdentityError) -> (account: Account, session: String) {
        let claims = try await claims(of: token)
        let found: AccountRecord?
        do throws(AuthError) { found = try await backend.store.account(claims.account) } catch { throw .auth(error) }
        guard var record = found else { throw .unknownIdentity }
        record.forget(at: now, limits)
        guard record.sessions.contains(where: { $0.id == claims.session }) else { throw .unknownSession }
        return ((claims.account, record), claims.session)
    }

    private func claims(of token: Secret) async throws(IdentityError) -> AccessToken {
        let known: [SigningKey]
        do throws(AuthError) { known = try await keys.current() } catch { throw .auth(error) }
        let claims = try AccessToken(verifying: token, with: known)
        guard now < claims.end else { throw .expiredToken }
        return claims
    }

    private func change<Success: Sendable>(
        _ token: Secret,
        _ change:
            @escaping @Sendable (inout AccountRecord, _ id: String, _ session: String) -> Result<Success, IdentityError>
    ) async throws(IdentityError) -> Success {
        let (claims, now, limits) = (try await claims(of: token), now, limits)
        let result: Result<Success, IdentityError>
        do throws(AuthError) {
            result = try await backend.store.changeAccount(claims.account) { kept in
                guard var account = kept else { return .success(.failure(.unknownIdentity)) }
                account.forget(at: now, limits)
                guard account.sessions.contains(where: { $0.id == claims.session }) else {
                    return .success(.failure(.unknownSession))
                }
                let result = change(&account, claims.account, claims.session)
                if case .success = result { kept = account }
                return .success(result)
            }
        } catch { throw .auth(error) }
        return try result.get()
    }
}

extension Result where Failure == AuthError {
    fileprivate func orThrow() throws(IdentityError) -> Success { try mapError(IdentityError.auth).get() }
}
