import StateKit

/// The SMS-code screen as a view model with inputs and outputs, small, to prove the machinery.
@MainActor
final class CodeViewModel {
    let code: Input<String>
    let getNewCode: Input<Void>

    let didAuthorize: Output<AuthResult>
    let isLoading: Output<Bool>
    let errors: Output<String>
    let newCodeTimer: Output<Int>
    let codeTimerIsActive: Output<Bool>

    private let codes: PassthroughSubject<String, Never>
    private let resends: PassthroughSubject<Void, Never>
    private let answers: PassthroughSubject<Void, Never>
    private var alive: Set<AnyCancellable> = []

    init(_ service: CodeService, phone: String = "", codeLength: Int = 4, timeout: Int = 3, in kernel: Kernel) {
        let codes = PassthroughSubject<String, Never>(in: kernel)
        let resends = PassthroughSubject<Void, Never>(in: kernel)
        let answers = PassthroughSubject<Void, Never>(in: kernel)
        (self.codes, self.resends, self.answers) = (codes, resends, answers)
        (code, getNewCode) = (codes.input, resends.input)

        let validCodes = codes.publisher.filter { $0.count == codeLength }
        let confirmed = validCodes.flatMap(.latest) { service.confirm($0).counted(by: answers) }.share()
        let resent = resends.publisher.flatMap(.latest) { service.login(phone).counted(by: answers) }.share()
        let failures = confirmed.compactMap(\.failure).merge(with: resent.compactMap(\.failure))
        let restarts = validCodes.map { _ in () }.merge(with: resent.compactMap(\.success).map { _ in () })
        let requests = validCodes.map { _ in true }.merge(with: resends.publisher.map { true })
        let ticks = restarts.prepend(()).flatMap(.latest) {
            kernel.timer(every: .seconds(1)).map { timeout - $0 }.prefix { $0 >= 0 }
        }.share()

        didAuthorize = confirmed.compactMap(\.success).output()
        errors = failures.map(\.text).output()
        isLoading = requests.merge(with: answers.publisher.map { false }).prepend(false).removeDuplicates().output()
        newCodeTimer = ticks.output()
        codeTimerIsActive = ticks.map { $0 > 0 }.prepend(true).removeDuplicates().output()
        keepAlive()
    }

    /// The screen shows all of its outputs all the time.
    private func keepAlive() {
        didAuthorize.sink { _ in }.store(in: &alive)
        errors.sink { _ in }.store(in: &alive)
        isLoading.sink { _ in }.store(in: &alive)
        newCodeTimer.sink { _ in }.store(in: &alive)
        codeTimerIsActive.sink { _ in }.store(in: &alive)
    }
}

extension Publisher where Failure == CodeError {
    /// The answer as a value, and the end of the request told apart.
    fileprivate func counted(by answers: PassthroughSubject<Void, Never>) -> Publisher<Result<Value, CodeError>, Never>
    {
        materialize().handleEvents(receiveCompletion: { _ in answers.send() })
    }
}

extension Result {
    fileprivate var success: Success? { try? get() }

    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
