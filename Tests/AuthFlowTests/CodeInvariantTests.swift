import AuthFlowInterface
import PlatformTesting
import PlatformInterface
import StateKit
import StateKitTesting
import Testing

@testable import AuthFlow

@MainActor
@Suite("what holds on the code screen whatever happens")
struct CodeInvariantTests {
    @Test("random events keep every invariant", arguments: 1...40)
    func randomEvents(seed: Int) throws {
        let run = try RandomRun(seed: UInt64(seed))
        run.perform(steps: 150)
        #expect(run.broken == [], "seed \(seed)")
    }
}

/// A code screen that random people use, with a random service, and the rules that it is held to.
@MainActor
private final class RandomRun {
    private(set) var broken: Set<String> = []

    private let scheduler = TestScheduler()
    private let kernel: Kernel
    private lazy var model = makeModel()
    private let first: SentCode
    private let next: AuthChallenge
    private let session: AuthSession
    private var random: RandomSource
    private var running = 0
    private var sent = 0
    private var presses = 0
    private var last: CodeModel?
    private var scope = Scope()

    init(seed: UInt64) throws {
        random = RandomSource(SeededBytes(seed: seed))
        kernel = Kernel(scheduler: scheduler)
        session = SampleAuth.session()
        next = SampleAuth.challenge("next", delay: .seconds(7))
        first = SentCode(SampleAuth.challenge(delay: .seconds(5)), at: .zero)
        scope.add(model.model.sink { [unowned self] in look(at: $0) })
    }

    private func makeModel() -> CodeViewModel {
        let requests = CodeRequests { [unowned self] code, _ in
            question(code == "7777" ? .success(.success(session)) : .failure(refusal()))
        } resend: { [unowned self] _ in
            sent += 1
            return question(Bool.random(using: &random) ? .success(next) : .failure(refusal()))
        }
        return CodeViewModel(first, requests, patience: .seconds(9), in: kernel)
    }

    func perform(steps: Int) {
        for _ in 0..<steps { step() }
        scheduler.advance(by: .seconds(60))
        expect(last?.request == nil, "a request always ends")
        expect(running == 0, "no question is left open")
        expect(sent <= presses, "no message without a press")
    }

    private func step() {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: model.code.send(text())
        case 4: model.submit.send()
        case 5, 6:
            presses += 1
            model.getNewCode.send()
        default: scheduler.advance(by: .milliseconds(Int.random(in: 0...4000, using: &random)))
        }
    }

    private func text() -> String {
        ["", "1", "11", "1111", "2222", "7777", "12 34", "ab", "3333", "4444"].randomElement(using: &random) ?? ""
    }

    private func refusal() -> AuthError {
        [.wrongCode(attemptsLeft: 2), .cooldown(.seconds(4)), .blocked, .tooManyAttempts, .notDelivered]
            .randomElement(using: &random) ?? .blocked
    }

    private func question<Value>(_ result: Result<Value, AuthError>) -> Publisher<Value, AuthError> {
        running += 1
        expect(running == 1, "never two requests in flight")
        let delay = Int.random(in: 0...12, using: &random)
        let answers = Publisher<Value, AuthError>(in: kernel) { [kernel, scheduler] observer in
            scheduler.schedule(after: .seconds(delay)) {
                kernel.turn {
                    switch result {
                    case .success(let value):
                        observer.receive(value)
                        observer.complete(.finished)
                    case .failure(let error): observer.complete(.failure(error))
                    }
                }
            }
        }
        return answers.handleEvents(
            receiveCompletion: { [unowned self] _ in running -= 1 }, receiveCancel: { [unowned self] in running -= 1 })
    }

    private func look(at new: CodeModel) {
        defer { last = new }
        let isDue = scheduler.now >= new.sent.resendDeadline
        expect(new.canResend == (isDue && new.request == nil && new.result == nil), "resend exactly when it may be")
        expect(
            new.result != nil || new.secondsLeft == new.sent.secondsLeft(at: scheduler.now),
            "the countdown tells what is left")
        expect(new.result == nil || new.error == nil, "no error after success")
        guard let last else { return }
        let isAnswer = new.isGranted || new.failure?.resendDelay != nil
        expect(isAnswer || new.secondsLeft <= last.secondsLeft, "the countdown never increases")
        let isWrongCode = new.failure?.refusesCode == true
        expect(!isWrongCode || new.sent.resendDeadline == last.sent.resendDeadline, "a wrong code moves nothing")
        expect(last.result == nil || new == last.settled, "nothing happens after success")
    }

    private func expect(_ condition: Bool, _ rule: String) {
        if !condition { broken.insert(rule) }
    }
}
