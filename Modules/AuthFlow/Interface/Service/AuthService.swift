/// Who signs people in by a code that is sent to their phone.
///
/// Every answer is the same for numbers that are known and for those that are not. Nothing is tried again by itself: a
/// message costs money, and a code is used up by its first right try.
public protocol AuthService: Sendable {
    /// Sends a code.
    ///
    /// - Parameters:
    ///   - phone: where to, in the form of E.164 such as `+79991234567`.
    ///   - purpose: what it is for.
    /// - Returns: what the code has to be confirmed against; one before it for the same number is void.
    /// - Throws: ``AuthError``; nothing was sent then.
    func requestCode(for phone: String, to purpose: CodePurpose) async throws(AuthError) -> AuthChallenge

    /// Sends another code in place of the last one, which is void at once.
    ///
    /// - Parameter challenge: the one that is replaced.
    /// - Returns: the new one.
    /// - Throws: ``AuthError``; the former code still counts then.
    func resendCode(for challenge: AuthChallenge) async throws(AuthError) -> AuthChallenge

    /// Signs in with the code of a challenge, which works once.
    ///
    /// - Parameters:
    ///   - code: the digits, zeros at the front included.
    ///   - challenge: the latest one.
    /// - Returns: the session.
    /// - Throws: ``AuthError``.
    func confirm(_ code: String, for challenge: AuthChallenge) async throws(AuthError) -> AuthResult

    /// Exchanges the tokens of a session for new ones; the old ones work no more once the new ones are used.
    ///
    /// - Parameter session: the session.
    /// - Returns: the same session with new tokens.
    /// - Throws: ``AuthError/sessionEnded`` when it is over for good.
    func refresh(_ session: AuthSession) async throws(AuthError) -> AuthSession

    /// Who is signed in.
    ///
    /// - Parameter session: the session.
    /// - Returns: the person.
    /// - Throws: ``AuthError``.
    func person(of session: AuthSession) async throws(AuthError) -> Person

    /// Keeps what a person tells about themselves.
    ///
    /// - Parameters:
    ///   - data: name and address.
    ///   - session: the session.
    /// - Returns: the person as kept.
    /// - Throws: ``AuthError``.
    func save(_ data: PersonalData, in session: AuthSession) async throws(AuthError) -> Person

    /// The sessions of the same person on all devices, the one used last first.
    ///
    /// - Parameter session: the session that asks.
    /// - Returns: all that have not ended; without the others where a service does not tell them.
    /// - Throws: ``AuthError``.
    func sessions(of session: AuthSession) async throws(AuthError) -> [DeviceSession]

    /// Ends one session of the same person, this one or another; one that has ended is fine.
    ///
    /// - Parameters:
    ///   - id: which one.
    ///   - session: the session that asks.
    /// - Throws: ``AuthError``.
    func end(_ id: DeviceSession.ID, asking session: AuthSession) async throws(AuthError)

    /// Deletes the account with all its sessions, for good.
    ///
    /// - Parameter session: the session that asks.
    /// - Throws: ``AuthError``.
    func deleteAccount(of session: AuthSession) async throws(AuthError)
}
