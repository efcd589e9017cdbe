import AuthBackendInterface
import AuthFlowInterface
import PlatformInterface

extension EmbeddedAuthService {
    func confirm(_ code: String, for challenge: AuthChallenge) async throws(AuthError) -> AuthResult {
        let key = try await key.bytes()
        let (now, limits, phone) = (now, limits, challenge.phone)
        let id = Hashing.hash(challenge.id.reveal())
        let newAccount = random.hexadecimal(16)
        let number = Hashing.mac(["number", phone], key: key)
        let confirmed = try await store.changeNumber(number) { record in
            record.take(id, mac: { CodeDraft.mac(of: code, for: $0, phone, key: key) }, at: now, limits)
                .flatMap { record.assign($0, newAccount) }
        }
        guard let changed = confirmed.changed else { return try await begin(confirmed.account, phone) }
        guard case .changeNumber(var session) = challenge.purpose else { throw .wrongOrExpiredCode }
        let before = try await move(changed, to: phone)
        session.phone = phone
        return before.data == nil ? .needPersonalData(session) : .success(session)
    }

    /// Takes the last code that went to a number, for who knows no challenge.
    func take(
        _ code: String, _ phone: String, changesNumber: Bool
    ) async throws(AuthError) -> NumberRecord.Confirmation {
        let key = try await key.bytes()
        let (now, limits, newAccount) = (now, limits, random.hexadecimal(16))
        return try await store.changeNumber(Hashing.mac(["number", phone], key: key)) { record in
            let mac = { CodeDraft.mac(of: code, for: $0, phone, key: key) }
            return record.takeLatest(changesNumber: changesNumber, mac: mac, at: now, limits)
                .flatMap { record.assign($0, newAccount) }
        }
    }

    /// Begins a session, with a new account where there is none.
    private func begin(_ account: String, _ phone: String) async throws(AuthError) -> AuthResult {
        let (now, limits) = (now, limits)
        let session = random.hexadecimal(8)
        let tokens = SessionTokens(of: account, session: session, random)
        let record = SessionRecord(
            id: session, device: device, created: now, lastUsed: now, access: tokens.accessHash,
            accessEnd: now + limits.accessLifetime, refresh: tokens.refreshHash)
        let isKnown = try await store.changeAccount(account) { kept in
            var changed = kept ?? AccountRecord(phone: phone, created: now)
            changed.phone = phone
            changed.forget(at: now, limits)
            changed.add(record, limits)
            kept = changed
            return .success(changed.data != nil)
        }
        let begun = AuthSession(
            id: session, profile: account, phone: phone, accessToken: tokens.access, refreshToken: tokens.refresh,
            lifetime: limits.accessLifetime)
        return isKnown ? .success(begun) : .needPersonalData(begun)
    }

    /// Gives an account another number, and takes the one before from it, with the codes that went there.
    ///
    /// - Returns: the account as it was.
    func move(_ account: String, to phone: String) async throws(AuthError) -> AccountRecord {
        let key = try await key.bytes()
        let before = try await store.changeAccount(account) { kept -> Result<AccountRecord, AuthError> in
            guard let former = kept else { return .failure(.sessionEnded) }
            kept?.phone = phone
            return .success(former)
        }
        if before.phone != phone {
            try await store.changeNumber(Hashing.mac(["number", before.phone], key: key)) { record in
                .success((record.account, record.code) = (nil, nil))
            }
        }
        return before
    }
}

extension NumberRecord {
    /// What a right code leads to.
    struct Confirmation: Sendable {
        var account: String
        /// The account that gets this number.
        var changed: String?
        /// What a new account tells about itself.
        var metadata: IdentityMetadata?
    }

    /// Ties the number to the account that the code was for, or to a new one.
    mutating func assign(_ code: PendingCode, _ new: String) -> Result<Confirmation, AuthError> {
        guard let changed = code.account else {
            let account = self.account ?? new
            self.account = account
            return .success(Confirmation(account: account, metadata: code.metadata))
        }
        guard account == nil || account == changed else { return .failure(.notAllowed(Strings.numberTaken)) }
        account = changed
        return .success(Confirmation(account: changed, changed: changed))
    }
}
