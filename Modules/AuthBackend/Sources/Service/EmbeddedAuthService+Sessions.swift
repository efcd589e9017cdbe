import AuthFlowInterface
import PlatformInterface

extension EmbeddedAuthService {
    /// Whose session it is, when its access token works.
    func authorized(_ session: AuthSession) async throws(AuthError) -> (account: String, record: AccountRecord) {
        guard let owner = SessionTokens.owner(of: session.accessToken),
            let record = try await store.account(owner.account),
            let kept = record.sessions.first(where: { $0.id == owner.session }),
            Hashing.areEqual(kept.access, Hashing.hash(session.accessToken.reveal())), now < kept.accessEnd
        else { throw .sessionEnded }
        return (owner.account, record)
    }

    func refresh(_ session: AuthSession) async throws(AuthError) -> AuthSession {
        guard let owner = SessionTokens.owner(of: session.refreshToken) else { throw .sessionEnded }
        let (now, limits) = (now, limits)
        let tokens = SessionTokens(of: owner.account, session: owner.session, random)
        let presented = Hashing.hash(session.refreshToken.reveal())
        let phone = try await store.changeAccount(owner.account) { kept -> Result<String, AuthError> in
            kept?.forget(at: now, limits)
            let index = kept?.sessions.firstIndex { $0.id == owner.session }
            guard let index, let standing = kept?.sessions[index].standing(of: presented), let phone = kept?.phone
            else { return .failure(.sessionEnded) }
            switch standing {
            case .current, .parent: kept?.sessions[index].rotate(from: standing, to: tokens, at: now, limits)
            case .spent:
                kept?.sessions.remove(at: index)
                return .failure(.sessionEnded)
            case .unknown: return .failure(.sessionEnded)
            }
            return .success(phone)
        }
        await tidy()
        return AuthSession(
            id: owner.session, profile: owner.account, phone: phone, accessToken: tokens.access,
            refreshToken: tokens.refresh, lifetime: limits.accessLifetime)
    }

    func person(of session: AuthSession) async throws(AuthError) -> Person {
        let record = try await authorized(session).record
        return Person(phone: record.phone, data: record.data)
    }

    func save(_ data: PersonalData, in session: AuthSession) async throws(AuthError) -> Person {
        if let problem = data.problems.first { throw .invalidData(problem) }
        let data = data.trimmed
        return try await changeOwn(session) { account in
            account.data = data
            return Person(phone: account.phone, data: data)
        }
    }

    func sessions(of session: AuthSession) async throws(AuthError) -> [DeviceSession] {
        var record = try await authorized(session).record
        record.forget(at: now, limits)
        return record.list(asking: session.id)
    }

    func end(_ id: DeviceSession.ID, asking session: AuthSession) async throws(AuthError) {
        try await changeOwn(session) { $0.sessions.removeAll { $0.id == id } }
    }

    func deleteAccount(of session: AuthSession) async throws(AuthError) {
        let own = try await authorized(session)
        // The number goes first, so that what is left by a process that ends in between can be deleted again.
        try await release(own.record.phone, of: own.account)
        try await store.changeAccount(own.account) { kept in
            kept = nil
            return .success(())
        }
    }

    private func changeOwn<Success: Sendable>(
        _ session: AuthSession, _ change: @escaping @Sendable (inout AccountRecord) -> Success
    ) async throws(AuthError) -> Success {
        let own = try await authorized(session)
        return try await store.changeAccount(own.account) { kept in
            guard var account = kept, account.sessions.contains(where: { $0.id == session.id }) else {
                return .failure(.sessionEnded)
            }
            let result = change(&account)
            kept = account
            return .success(result)
        }
    }
}
