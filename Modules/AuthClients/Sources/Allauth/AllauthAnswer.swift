import AuthFlowInterface
import CommandKitInterface
import JSONKit
import LocalizationKit
import NetworkInterface
import PlatformInterface

/// An answer of django-allauth, whose status alone does not tell whether something went wrong.
struct AllauthAnswer {
    let response: HTTPResponse
    let node: JSONNode?

    init(_ response: HTTPResponse) {
        self.response = response
        node = response.json
    }

    var status: Int { response.status }
    var isSuccess: Bool { response.head.isSuccess }
    var data: JSONNode? { node?.member("data") }
    var user: JSONNode? { data?.member("user") }
    /// The token of the session, when it is another one than before.
    var token: Secret? { node?.member("meta")?.text("session_token").map { Secret($0) } }

    /// What the server waits for.
    var pending: String? {
        let flows = (try? data?.member("flows")?.array()) ?? []
        return flows.first { $0.member("is_pending")?.content == .bool(true) }?.text("id")
    }

    /// Whether one of its errors has a code.
    func says(_ code: String) -> Bool { errors.contains { $0.text("code") == code } }

    /// What went wrong in our words.
    ///
    /// - Parameters:
    ///   - phase: what the question was for.
    ///   - asksAsSomebody: whether a session asked.
    ///   - wait: how long to wait when the server had enough; asked for only then.
    /// - Returns: the error.
    func error(in phase: AuthPhase, asksAsSomebody: Bool, wait: () -> Duration) -> AuthError {
        switch (status, phase) {
        case (400, _): refusal(phase)
        case (401, .confirming): .notAllowed(Strings.unknownFlow(flow: visible(pending ?? "401")))
        case (401, _) where isAuthenticated: .notAllowed(Strings.freshSignIn)
        case (401, _), (410, .account), (410, .refreshing): .sessionEnded
        case (403, _): .notAllowed(Strings.closed)
        case (409, _), (410, _): phase == .confirming ? .wrongOrExpiredCode : .sessionEnded
        case (429, .sending): .cooldown(AllauthClient.resendDelay)
        case (429, _): .tooManyRequests(wait())
        case (504, _): .unanswered
        case (300..<400, _): .unavailable(Strings.redirected(code: "\(status)"))
        default: .unavailable(Strings.status(code: "\(status)"))
        }
    }

    private var errors: [JSONNode] { (try? node?.member("errors")?.array()) ?? [] }
    private var isAuthenticated: Bool { node?.member("meta")?.member("is_authenticated")?.content == .bool(true) }

    private func refusal(_ phase: AuthPhase) -> AuthError {
        if says("phone_taken") { return .notAllowed(Strings.numberTaken) }
        switch errors.first?.text("param") {
        case "phone": return .invalidNumber
        case "code": return .wrongCode(attemptsLeft: nil)
        default:
            let words = errors.first?.text("message")
            return words.map { .refused(LocalizedText(visible($0.prefix(200)))) }
                ?? .unavailable(Strings.status(code: "400"))
        }
    }
}
