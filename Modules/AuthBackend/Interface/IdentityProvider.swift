public import AuthFlowInterface
public import FeatureKitInterface
public import PlatformInterface

/// What a server for signing in asks of the backend beneath it.
///
/// A code belongs to its number here and not to a challenge, because the protocols that servers speak name no challenge.
/// Limits count by number, known or not, so that no answer tells which. Any number of processes may share one store.
public protocol IdentityProvider: Sendable {
    /// Sends a code; one before it for the same number is void.
    ///
    /// - Parameter request: where to, and what for.
    /// - Throws: ``IdentityError``; nothing was sent then.
    func requestCode(_ request: IdentityCodeRequest) async throws(IdentityError)

    /// Begins a session with the last code that went to a number, which works once.
    ///
    /// - Parameters:
    ///   - code: the digits, zeros at the front included.
    ///   - phone: the number, in the form of E.164.
    ///   - changesNumber: whether the code was asked for to give an account this number.
    ///   - device: what the device is called in the list of sessions; may be empty.
    /// - Returns: the session.
    /// - Throws: ``IdentityError``.
    func confirm(
        _ code: String, for phone: String, changesNumber: Bool, on device: String
    ) async throws(IdentityError) -> IdentitySession

    /// Exchanges a refresh token for new tokens; its direct parent is taken too, because an answer may be lost.
    ///
    /// - Parameter token: the refresh token.
    /// - Returns: the same session with new tokens.
    /// - Throws: ``IdentityError``; after ``IdentityError/spentRefreshToken`` the session is over.
    func refresh(_ token: Secret) async throws(IdentityError) -> IdentitySession

    /// Whose access token it is.
    ///
    /// - Parameter token: the access token.
    /// - Returns: the identity.
    /// - Throws: ``IdentityError``.
    func identity(of token: Secret) async throws(IdentityError) -> Identity

    /// Changes what an identity tells about itself.
    ///
    /// - Parameters:
    ///   - metadata: members that are set; those that are `null` are removed.
    ///   - token: an access token.
    /// - Returns: the identity as kept.
    /// - Throws: ``IdentityError/tooMuchMetadata`` when it would be longer than ``Identity/longestMetadata``; else
    ///   ``IdentityError``.
    func merge(_ metadata: IdentityMetadata, into token: Secret) async throws(IdentityError) -> Identity

    /// Ends sessions.
    ///
    /// - Parameters:
    ///   - token: an access token of the session that asks.
    ///   - scope: which sessions.
    /// - Throws: ``IdentityError``.
    func signOut(_ token: Secret, _ scope: SignOutScope) async throws(IdentityError)

    /// The sessions of the same identity, the one used last first.
    ///
    /// - Parameter token: an access token of the session that asks.
    /// - Returns: all that have not ended.
    /// - Throws: ``IdentityError``.
    func sessions(of token: Secret) async throws(IdentityError) -> [DeviceSession]

    /// Ends one session of the same identity, whichever it is; nothing happens when there is none of that name.
    ///
    /// - Parameters:
    ///   - id: the name of the session in the list.
    ///   - token: an access token of the session that asks.
    /// - Throws: ``IdentityError``.
    func end(_ id: DeviceSession.ID, asking token: Secret) async throws(IdentityError)

    /// Removes what counts no more: old messages, failures, codes and sessions.
    ///
    /// - Returns: how many records were removed or became shorter.
    /// - Throws: ``IdentityError``.
    func purge() async throws(IdentityError) -> Int

    /// What became of the messages of this process.
    var messageCounts: IdentityMessageCounts { get }

    /// Whether codes reach people; false where they only go to a file for developers.
    var deliversMessages: Bool { get }
}

extension ServiceKey where Service == any IdentityProvider {
    /// What a server for signing in asks of the backend.
    public static var identityProvider: Self { Self("IdentityProvider", in: "AuthBackendInterface") }
}
