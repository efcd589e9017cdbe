import AuthFlowInterface
import StateKit

/// What the code screen can ask, as streams of one answer.
struct CodeRequests {
    var confirm: @MainActor (String, AuthChallenge) -> Publisher<AuthResult, AuthError>
    var resend: @MainActor (AuthChallenge) -> Publisher<AuthChallenge, AuthError>

    /// Asks a service.
    @MainActor
    init(of service: any AuthService, in kernel: Kernel) {
        confirm = { code, challenge in
            kernel.task { () async throws(AuthError) in try await service.confirm(code, for: challenge) }
        }
        resend = { challenge in
            kernel.task { () async throws(AuthError) in try await service.resendCode(for: challenge) }
        }
    }

    init(
        confirm: @escaping @MainActor (String, AuthChallenge) -> Publisher<AuthResult, AuthError>,
        resend: @escaping @MainActor (AuthChallenge) -> Publisher<AuthChallenge, AuthError>
    ) {
        (self.confirm, self.resend) = (confirm, resend)
    }
}
