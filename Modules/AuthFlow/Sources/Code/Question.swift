import AuthFlowInterface
import StateKit

/// A question to the service, from which exactly one event comes: also from no answer, and from none in time.
@MainActor
struct Question {
    private let patience: Duration
    private let kernel: Kernel

    init(_ patience: Duration, in kernel: Kernel) {
        (self.patience, self.kernel) = (patience, kernel)
    }

    func answer<Answer, Event>(
        _ answers: Publisher<Answer, AuthError>, success: @escaping @MainActor (Answer) -> Event,
        failure: @escaping @MainActor (AuthError) -> Event
    ) -> Publisher<Event, Never> {
        let spoken = answers.map(success).timeout(after: patience, failingWith: .unanswered)
            .catch { [kernel] in kernel.just(failure($0)) }
        // A stream that ends without a word is an answer too.
        return kernel.sequence([spoken.map(Optional.some), kernel.just(nil)]).flatMap(.concat) { $0 }
            .first().map { $0 ?? failure(.unanswered) }
    }
}
