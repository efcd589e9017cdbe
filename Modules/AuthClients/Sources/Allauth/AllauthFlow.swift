import PlatformInterface

/// What a server of django-allauth waits for before it signs somebody in.
enum AllauthFlow: String {
    /// The code of a known number.
    case login = "login_by_code"
    /// The code of a number that is new, here or to its account.
    case verification = "verify_phone"

    var confirming: [String] { self == .login ? ["auth", "code", "confirm"] : ["auth", "phone", "verify"] }
    var resending: [String] { self == .login ? ["auth", "code", "resend"] : ["auth", "phone", "verify", "resend"] }
}

/// A challenge as a server of django-allauth has it: a session in which something is left to do.
struct AllauthChallenge {
    let flow: AllauthFlow
    let token: Secret

    init(flow: AllauthFlow, token: Secret) {
        (self.flow, self.token) = (flow, token)
    }

    /// Reads what ``id`` wrote.
    init?(_ id: Secret) {
        let parts = id.reveal().split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let flow = AllauthFlow(rawValue: String(parts[0])) else { return nil }
        self.init(flow: flow, token: Secret(String(parts[1])))
    }

    var id: Secret { Secret("\(flow.rawValue) \(token.reveal())") }
}
