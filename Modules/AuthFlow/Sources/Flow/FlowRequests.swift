import AuthFlowInterface
import PhoneNumbersInterface
import StateKit

/// What the flow asks the service for; what was confirmed is kept on this device before anybody is told.
@MainActor
struct FlowRequests {
    let keeper: SessionKeeper
    let changesNumber: Bool
    let kernel: Kernel
    /// One and the same for all questions, also when another one is chosen meanwhile.
    private let backend: Result<String, AuthError>

    init(keeper: SessionKeeper, changesNumber: Bool, kernel: Kernel) {
        (self.keeper, self.changesNumber, self.kernel) = (keeper, changesNumber, kernel)
        backend = Result { () throws(AuthError) in
            changesNumber ? try keeper.ownBackend() : try keeper.chosenBackend()
        }
    }

    func requestCode(for phone: PhoneNumber) -> Publisher<AuthChallenge, AuthError> {
        kernel.task { () async throws(AuthError) in
            guard changesNumber else { return try await service().requestCode(for: phone.e164, to: .signIn) }
            return try await keeper.ask { (service, session) async throws(AuthError) in
                try await service.requestCode(for: phone.e164, to: .changeNumber(session))
            }
        }
    }

    var code: CodeRequests {
        CodeRequests { code, challenge in
            // A right code works once, so that its answer is kept also when nobody waits for it any more.
            let answer = Task { () async -> Result<AuthResult, AuthError> in await confirmed(code, challenge) }
            return kernel.task { () async throws(AuthError) in try await answer.value.get() }
        } resend: { challenge in
            kernel.task { () async throws(AuthError) in try await service().resendCode(for: challenge) }
        }
    }

    private func confirmed(_ code: String, _ challenge: AuthChallenge) async -> Result<AuthResult, AuthError> {
        do throws(AuthError) {
            let result = try await service().confirm(code, for: challenge)
            if changesNumber { return .success(.success(try await keeper.changeNumber(to: result.session.phone))) }
            try await keeper.adopt(result.session, of: try backend.get())
            return .success(result)
        } catch {
            return .failure(error)
        }
    }

    private func service() throws(AuthError) -> any AuthService { try keeper.service(of: try backend.get()) }
}
