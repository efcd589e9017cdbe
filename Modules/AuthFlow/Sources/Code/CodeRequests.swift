import AuthFlowInterface
import StateKit

/// What the code screen can ask, as streams of one answer.
struct CodeRequests {
    var confirm: @MainActor (String, AuthChallenge) -> Publisher<AuthResult, AuthError>
    var resend: @MainActor (AuthChallenge) -> Publisher<AuthChallenge, AuthError>
}
