import AuthBackendInterface
import AuthFlowInterface
import LocalizationKit
import PlatformInterface
import StorageInterface

/// Signing in on this machine: codes go out by a sender, everything else lies in the store.
struct EmbeddedAuthService: AuthService {
    let store: AuthStore
    let key: ServerKey
    let sender: any SMSSender
    let clock: any WallClock
    let random: any RandomBytes
    /// What this device is called in the list of sessions.
    let device: String
    let language: @MainActor @Sendable () -> Language
    var limits = AuthLimits()
    let tally = MessageTally()

    var now: Moment { Moment(clock.now) }

    func requestCode(for phone: String, to purpose: CodePurpose) async throws(AuthError) -> AuthChallenge {
        var account: String?
        if case .changeNumber(let session) = purpose { account = try await authorized(session).account }
        let draft = try draft(for: phone, to: purpose, of: account).get()
        let challenge = draft.challenge(try await send(draft))
        await tidy()
        return challenge
    }

    /// A code for a number to which messages may go.
    func draft(for phone: String, to purpose: CodePurpose, of account: String?) -> Result<CodeDraft, AuthError> {
        Self.isNumber(phone) ? .success(CodeDraft(phone, purpose, account, limits, random)) : .failure(.invalidNumber)
    }

    /// Sends a code; where only known numbers get one, others are counted and answered alike.
    func send(_ draft: CodeDraft, onlyToKnown: Bool = false) async throws(AuthError) -> Grant {
        let key = try await key.bytes()
        let (now, limits, mac) = (now, limits, Hashing.mac(["number", draft.phone], key: key))
        let code = draft.pending(key, at: now)
        let granted = try await store.changeNumber(mac) { record in
            let former = record.code
            return record.grant(code, at: now, limits).map {
                Grant(
                    delay: $0, former: former, count: record.messages.count, isKnown: record.account != nil)
            }
        }
        // A number that is not known takes its part of the budget, too: else a budget that is spent would tell them apart.
        try await revoking(code, granted, mac) { () async throws(AuthError) in
            try await spend(on: draft.phone, at: now)
            if granted.isKnown || !onlyToKnown { try await deliver(draft, granted) }
        }
        return granted
    }

    func resendCode(for challenge: AuthChallenge) async throws(AuthError) -> AuthChallenge {
        try await requestCode(for: challenge.phone, to: challenge.purpose)
    }

    /// Does something, and takes the message back when that fails.
    private func revoking(
        _ code: PendingCode, _ grant: Grant, _ mac: String, _ body: () async throws(AuthError) -> Void
    ) async throws(AuthError) {
        do throws(AuthError) { try await body() } catch {
            try await store.changeNumber(mac) { record in
                .success(record.revoke(code.challenge, sent: code.sent, former: grant.former))
            }
            throw error
        }
    }

    private func deliver(_ draft: CodeDraft, _ grant: Grant) async throws(AuthError) {
        do throws(AuthError) {
            try await sender.send(draft.message(grant, in: await language()))
        } catch {
            tally.count { $0.undelivered += 1 }
            throw error
        }
        tally.count { $0.sent += 1 }
    }

    /// Whether it is a number of E.164 to which a message costs no fortune.
    ///
    /// A plus and up to 15 digits, the first of which is no zero; satellites, ships and premium networks are left out
    /// (calling codes 870, 878, 881, 882, 883, 888 and 979).
    private static func isNumber(_ phone: String) -> Bool {
        let digits = phone.dropFirst()
        return phone.first == "+" && (7...15).contains(digits.count) && digits.first != "0"
            && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && !["870", "878", "881", "882", "883", "888", "979"].contains { digits.hasPrefix($0) }
    }
}

/// A message that may go out.
struct Grant: Sendable {
    /// How long until the next one.
    var delay: Duration
    /// The code that it replaces.
    var former: PendingCode?
    /// Which message of the day it is.
    var count: Int
    /// Whether the number signs in to an account.
    var isKnown = false
}
