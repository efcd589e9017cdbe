import AuthFlowInterface
import PlatformInterface

/// The tokens of a session: 256 random bits each, behind the names of what they belong to.
struct SessionTokens {
    let access: Secret
    let refresh: Secret

    init(access: Secret, refresh: Secret) {
        (self.access, self.refresh) = (access, refresh)
    }

    init(of account: String, session: String, _ random: any RandomBytes) {
        self.init(
            access: Self.token(of: account, session: session, random),
            refresh: Self.token(of: account, session: session, random))
    }

    static func token(of account: String, session: String, _ random: any RandomBytes) -> Secret {
        Secret("\(account).\(session).\(random.hexadecimal(32))")
    }

    var accessHash: String { Hashing.hash(access.reveal()) }
    var refreshHash: String { Hashing.hash(refresh.reveal()) }

    /// The account and the session that a token names; `nil` for what is no token.
    static func owner(of token: Secret) -> (account: String, session: String)? {
        let parts = token.reveal().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.count == 3 ? (parts[0], parts[1]) : nil
    }
}
