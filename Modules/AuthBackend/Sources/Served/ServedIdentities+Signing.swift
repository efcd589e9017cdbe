import AuthBackendInterface
import AuthFlowInterface
import PlatformInterface

extension ServedIdentities {
    func confirm(
        _ code: String, for phone: String, changesNumber: Bool, on device: String
    ) async throws(IdentityError) -> IdentitySession {
        do throws(AuthError) {
            let confirmed = try await backend.take(code, phone, changesNumber: changesNumber)
            if let changed = confirmed.changed { _ = try await backend.move(changed, to: phone) }
            return try await begin(confirmed, phone, device)
        } catch { throw .auth(error) }
    }

    private func begin(
        _ confirmed: NumberRecord.Confirmation, _ phone: String, _ device: String
    ) async throws(AuthError) -> IdentitySession {
        let (now, limits, key, id) = (now, limits, try await keys.current()[0], backend.random.hexadecimal(16))
        let refresh = SessionTokens.token(of: confirmed.account, session: id, backend.random)
        let issue = Issue(account: confirmed.account, session: id, refresh: refresh, now: now, limits, key)
        return try await backend.store.changeAccount(confirmed.account) { kept in
            var account = kept ?? AccountRecord(phone: phone, metadata: confirmed.metadata, created: now)
            account.phone = phone
            account.forget(at: now, limits)
            let (session, tokens) = issue.session(in: account, began: now)
            account.add(
                SessionRecord(
                    id: id, device: device, created: now, lastUsed: now, access: tokens.accessHash,
                    accessEnd: now + limits.accessLifetime, refresh: tokens.refreshHash), limits)
            kept = account
            return .success(session)
        }
    }

    func refresh(_ token: Secret) async throws(IdentityError) -> IdentitySession {
        guard let owner = SessionTokens.owner(of: token) else { throw .unknownRefreshToken }
        let result: Result<IdentitySession, IdentityError>
        do throws(AuthError) { result = try await rotate(token, owner) } catch { throw .auth(error) }
        return try result.get()
    }

    private func rotate(
        _ token: Secret, _ owner: (account: String, session: String)
    ) async throws(AuthError) -> Result<IdentitySession, IdentityError> {
        let (now, limits, key, presented) = (now, limits, try await keys.current()[0], Hashing.hash(token.reveal()))
        let refresh = SessionTokens.token(of: owner.account, session: owner.session, backend.random)
        let issue = Issue(account: owner.account, session: owner.session, refresh: refresh, now: now, limits, key)
        return try await backend.store.changeAccount(owner.account) { kept in
            guard var account = kept else { return .success(.failure(.unknownRefreshToken)) }
            defer { kept = account }
            account.forget(at: now, limits)
            guard let index = account.sessions.firstIndex(where: { $0.id == owner.session }) else {
                return .success(.failure(.unknownRefreshToken))
            }
            let standing = account.sessions[index].standing(of: presented)
            switch standing {
            case .unknown: return .success(.failure(.unknownRefreshToken))
            case .spent:
                account.sessions.remove(at: index)
                return .success(.failure(.spentRefreshToken))
            case .current, .parent: break
            }
            let (session, tokens) = issue.session(in: account, began: account.sessions[index].created)
            account.sessions[index].rotate(from: standing, to: tokens, at: now, limits)
            return .success(.success(session))
        }
    }
}

/// Tokens that are about to be given out.
private struct Issue: Sendable {
    let account: String
    let session: String
    let refresh: Secret
    let now: Moment
    let limits: AuthLimits
    let key: SigningKey

    init(account: String, session: String, refresh: Secret, now: Moment, _ limits: AuthLimits, _ key: SigningKey) {
        (self.account, self.session, self.refresh, self.now) = (account, session, refresh, now)
        (self.limits, self.key) = (limits, key)
    }

    func session(in record: AccountRecord, began: Moment) -> (IdentitySession, SessionTokens) {
        let end = now + limits.accessLifetime
        var identity = record.identity(account)
        identity.lastSignIn = max(identity.lastSignIn, began.wallTime)
        let access = AccessToken.signed(
            for: identity, session: session, began: began, from: now, until: end, by: key)
        return (
            IdentitySession(
                id: session, identity: identity, accessToken: access, refreshToken: refresh,
                lifetime: limits.accessLifetime, end: end.wallTime),
            SessionTokens(access: access, refresh: refresh)
        )
    }
}
