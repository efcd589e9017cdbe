import AuthBackendInterface
import AuthFlowInterface
import LocalizationKit
import PlatformInterface

/// A code that is about to be sent.
struct CodeDraft: Sendable {
    private let id: Secret
    private let code: Secret
    let phone: String
    private let purpose: CodePurpose
    private let account: String?
    private let limits: AuthLimits
    /// What a new account tells about itself.
    var metadata: IdentityMetadata?

    init(_ phone: String, _ purpose: CodePurpose, _ account: String?, _ limits: AuthLimits, _ random: any RandomBytes) {
        (self.phone, self.purpose, self.account, self.limits) = (phone, purpose, account, limits)
        id = Secret(random.hexadecimal(16))
        code = Secret(Self.digits(limits.codeLength, random))
    }

    /// All codes are equally likely, those with zeros at the front too.
    private static func digits(_ length: Int, _ random: any RandomBytes) -> String {
        var source = RandomSource(random)
        return (0..<length).map { _ in "\(Int.random(in: 0...9, using: &source))" }.joined()
    }

    /// The MAC of a code; it counts for one challenge and one number alone.
    static func mac(of code: String, for challenge: String, _ phone: String, key: [UInt8]) -> String {
        Hashing.mac(["code", challenge, phone, code], key: key)
    }

    func pending(_ key: [UInt8], at now: Moment) -> PendingCode {
        let challenge = Hashing.hash(id.reveal())
        return PendingCode(
            challenge: challenge, mac: Self.mac(of: code.reveal(), for: challenge, phone, key: key), sent: now,
            account: account, metadata: metadata)
    }

    func message(_ grant: Grant, in language: Language) -> SMSMessage {
        let text = Strings.message(code: code.reveal(), number: "\(grant.count)").text(in: language)
        return SMSMessage(to: phone, text: Secret(text))
    }

    func challenge(_ grant: Grant) -> AuthChallenge {
        AuthChallenge(
            id: id, phone: phone, purpose: purpose, codeLength: limits.codeLength, resendDelay: grant.delay,
            lifetime: limits.codeLifetime, reference: "\(grant.count)")
    }
}
