import AuthFlowInterface
import CommandKitInterface
import JSONKit
import LocalizationKit
import NetworkInterface

/// Why a server of Supabase Auth does not do what was asked.
///
/// Both shapes are read: `error_code` and `msg` beside a number in `code`, and since 2024-01-01 `code` and `message`.
/// The field `x-sb-error-code` counts most. Neither the text nor the status tells what happened, by the word of the
/// protocol, and what is no JSON comes from something before the server.
struct SupabaseRefusal {
    let code: String
    let message: String
    let status: Int

    init(_ response: HTTPResponse) {
        let body = response.json
        let codes = [
            response.headers["x-sb-error-code"], body?.text("error_code"), body?.text("code"), body?.text("error"),
        ]
        let messages = [body?.text("msg"), body?.text("message"), body?.text("error_description")]
        code = codes.compactMap(\.self).first ?? ""
        message = messages.compactMap(\.self).first ?? ""
        status = response.status
    }

    /// The refusal in our words.
    ///
    /// - Parameters:
    ///   - phase: what the question was for.
    ///   - wait: how long to wait when the server had enough; asked for only then.
    /// - Returns: the error.
    func error(in phase: AuthPhase, wait: () -> Duration) -> AuthError {
        switch code {
        case "validation_failed": invalid(phase)
        case "otp_expired": .wrongOrExpiredCode
        case "over_sms_send_rate_limit": .cooldown(cooldown)
        case "sms_send_failed": .notDelivered
        case "phone_provider_disabled": .notAllowed(Strings.noPhones)
        case "otp_disabled", "signup_disabled": .notAllowed(Strings.closed)
        case "captcha_failed": .notAllowed(Strings.captcha)
        case "phone_exists": .notAllowed(Strings.numberTaken)
        case "user_banned": .blocked
        case "refresh_token_not_found", "refresh_token_already_used", "session_not_found", "session_expired",
            "no_authorization", "bad_jwt", "user_not_found":
            .sessionEnded
        case "conflict": .unavailable(Strings.busy)
        case "request_timeout": .unanswered
        default: other(phase, wait)
        }
    }

    private func invalid(_ phase: AuthPhase) -> AuthError {
        switch phase {
        case .sending: .invalidNumber
        case .confirming: .wrongCode(attemptsLeft: nil)
        case .refreshing: .sessionEnded
        case .account: said
        }
    }

    private func other(_ phase: AuthPhase, _ wait: () -> Duration) -> AuthError {
        switch status {
        case _ where code.hasPrefix("hook_"): .notDelivered
        case 429: .tooManyRequests(wait())
        case 401 where phase == .account: .sessionEnded
        case 504: .unanswered
        case 300..<400: .unavailable(Strings.redirected(code: "\(status)"))
        case 500...: .unavailable(Strings.status(code: "\(status)"))
        default: said
        }
    }

    /// The server's own words, short and without what a terminal would obey.
    private var said: AuthError {
        let words = message.isEmpty ? code : message
        return words.isEmpty
            ? .unavailable(Strings.status(code: "\(status)")) : .refused(LocalizedText(visible(words.prefix(200))))
    }

    /// The wait that stands only in the text: `… after 59 seconds.`, a division without its rest, so one second more.
    private var cooldown: Duration {
        let seconds = message.firstMatch(of: #/after ([0-9]{1,5}) seconds?/#).flatMap { Int($0.output.1) }
        return .seconds(seconds.map { $0 + 1 } ?? 60)
    }
}
