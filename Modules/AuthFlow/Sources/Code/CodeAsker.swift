import AuthFlowInterface
import StateKit

/// Asks the service what the code screen wants to know.
@MainActor
struct CodeAsker {
    private let requests: CodeRequests
    private let question: Question

    init(_ requests: CodeRequests, _ patience: Duration, in kernel: Kernel) {
        self.requests = requests
        question = Question(patience, in: kernel)
    }

    func answer(to request: CodeRequest, of challenge: AuthChallenge) -> Publisher<CodeEvent, Never> {
        switch request {
        case .confirmation(let code):
            question.answer(requests.confirm(code, challenge)) {
                .authorized($0)
            } failure: {
                .failed($0)
            }
        case .newCode:
            question.answer(requests.resend(challenge)) {
                .granted($0)
            } failure: {
                .failed($0)
            }
        }
    }
}
