import AuthFlowInterface
import PhoneNumberKit
import StateKit

/// What the flow asks the service for; what was confirmed is kept on this device before anybody is told.
@MainActor
struct FlowRequests {
    let keeper: SessionKeeper
    let changesNumber: Bool
    let kernel: Kernel

    func requestCode(for phone: PhoneNumber) -> Publisher<AuthChallenge, AuthError> {
        let (keeper, changesNumber) = (keeper, changesNumber)
        return kernel.task { () async throws(AuthError) in
            guard changesNumber else { return try await keeper.service().requestCode(for: phone.e164, to: .signIn) }
            return try await keeper.ask { (service, session) async throws(AuthError) in
                try await service.requestCode(for: phone.e164, to: .changeNumber(session))
            }
        }
    }

    var code: CodeRequests {
        let (keeper, kernel, changesNumber) = (keeper, kernel, changesNumber)
        return CodeRequests { code, challenge in
            kernel.task { () async throws(AuthError) in
                let result = try await keeper.service().confirm(code, for: challenge)
                if changesNumber { return .success(try await keeper.changeNumber(to: result.session.phone)) }
                try await keeper.adopt(result.session)
                return result
            }
        } resend: { challenge in
            kernel.task { () async throws(AuthError) in try await keeper.service().resendCode(for: challenge) }
        }
    }
}
