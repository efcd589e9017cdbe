import AuthFlowInterface
import PlatformInterface

@testable import AuthFlow

/// Values that many tests need.
enum SampleAuth {
    static let phone = "+79153051653"

    static func session(_ profile: String = "ada") -> AuthSession {
        AuthSession(
            id: "session", profile: profile, phone: phone, accessToken: Secret("access"),
            refreshToken: Secret("refresh"), lifetime: .seconds(3600))
    }

    static func challenge(
        _ id: String = "first", length: Int = 4, delay: Duration = .seconds(3), lifetime: Duration? = .seconds(300)
    ) -> AuthChallenge {
        AuthChallenge(
            id: Secret(id), phone: phone, codeLength: length, resendDelay: delay, lifetime: lifetime)
    }
}
