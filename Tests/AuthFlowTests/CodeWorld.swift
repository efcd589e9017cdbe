import AuthFlowInterface
import StateKit
import StateKitTesting

@testable import AuthFlow

/// A code screen in virtual time with a service that answers as a test wants.
@MainActor
final class CodeWorld {
    typealias Confirmed = Result<AuthResult, AuthError>
    typealias Resent = Result<AuthChallenge, AuthError>

    let scheduler = TestScheduler()
    let kernel: Kernel
    /// The codes that were sent, with their times in seconds.
    private(set) var confirmed: [String] = []
    private(set) var resends = 0
    /// How long an answer takes; `nil` for one that comes at once, within the question.
    var confirmDelay: Int? = nil
    var resendDelay: Int? = nil
    /// What the service says; `nil` for a stream that ends without a word.
    var onConfirm: (String) -> Confirmed?
    var onResend: () -> Resent?
    private(set) lazy var model = makeModel()
    private let first: SentCode
    private let settings: (sendsAtFullLength: Bool, patience: Duration)

    init(
        length: Int = 4, timeout: Int = 3, sendsAtFullLength: Bool = true, patience: Duration = .seconds(10_000)
    ) throws {
        kernel = Kernel(scheduler: scheduler)
        let session = SampleAuth.session()
        let next = SampleAuth.challenge("next", length: length, delay: .seconds(timeout))
        onConfirm = { _ in .success(.success(session)) }
        onResend = { .success(next) }
        first = SentCode(SampleAuth.challenge(length: length, delay: .seconds(timeout)), at: .zero)
        settings = (sendsAtFullLength, patience)
        _ = model
    }

    private func makeModel() -> CodeViewModel {
        let requests = CodeRequests { [unowned self] code, _ in
            confirmed.append(code)
            return answer(onConfirm(code), after: confirmDelay)
        } resend: { [unowned self] _ in
            resends += 1
            return answer(onResend(), after: resendDelay)
        }
        return CodeViewModel(
            first, requests, sendsAtFullLength: settings.sendsAtFullLength, patience: settings.patience, in: kernel)
    }

    /// Types at the times of the published tests, unless others are given.
    func type(_ texts: KeyValuePairs<Int, String> = [100: "1", 200: "11", 300: "111", 400: "1111"]) {
        for (time, text) in texts { at(time) { $0.code.send(text) } }
    }

    func at(_ seconds: Int, _ action: @escaping @MainActor (CodeViewModel) -> Void) {
        scheduler.schedule(after: .seconds(seconds) - scheduler.now) { [unowned self] in action(model) }
            .store(in: &timers)
    }

    func run(until seconds: Int = 1000) {
        scheduler.advance(to: .seconds(seconds))
    }

    private var timers: Set<AnyCancellable> = []

    private func answer<Value>(_ result: Result<Value, AuthError>?, after delay: Int?) -> Publisher<Value, AuthError> {
        let answer = result.map { result -> Publisher<Value, AuthError> in
            switch result {
            case .success(let value): kernel.just(value).setFailureType(to: AuthError.self)
            case .failure(let error): kernel.fail(error, of: Value.self)
            }
        }
        guard let answer else { return kernel.sequence([Value]()).setFailureType(to: AuthError.self) }
        guard let delay else { return answer }
        return kernel.just(()).delay(for: .seconds(delay)).setFailureType(to: AuthError.self)
            .flatMap(.latest) { answer }
    }
}
