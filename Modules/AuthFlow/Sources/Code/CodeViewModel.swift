import AuthFlowInterface
import StateKit

/// The screen on which a code is typed: sends it, counts down to the next one, and shows every error.
@MainActor
final class CodeViewModel {
    /// How long an answer may take.
    static let patience = Duration.seconds(30)

    /// The text of the field, at each edit; what is sent while a request runs, is not taken.
    let code: Input<String>
    /// Enter: sends a whole code whatever the settings are, but none that was refused.
    let submit: Input<Void>
    /// Asks for another code; heard only when the countdown is over and nothing runs.
    let getNewCode: Input<Void>

    /// How the code was taken; nothing comes after it.
    let didAuthorize: Output<AuthResult>
    /// Whether a request runs.
    let isLoading: Output<Bool>
    /// The errors as they come, without one from before.
    let errors: Publisher<AuthError, Never>
    /// The seconds until another code may be asked for, all of them from the first moment on.
    let newCodeTimer: Output<Int>
    /// That another code was sent.
    let didRequestNewCode: Publisher<Void, Never>
    /// Whether the countdown runs.
    let codeTimerIsActive: Output<Bool>
    /// Everything at once, for the screen.
    let model: Output<CodeModel>

    private let controller: Controller<CodeModel>
    private let events: PassthroughSubject<CodeEvent, Never>
    private let texts: PassthroughSubject<String, Never>
    private let submissions: PassthroughSubject<Void, Never>
    private let resends: PassthroughSubject<Void, Never>
    private let scope = Scope()

    init(
        _ sent: SentCode, _ requests: CodeRequests, sendsAtFullLength: Bool = true, patience: Duration = patience,
        in kernel: Kernel
    ) {
        events = PassthroughSubject(in: kernel, named: "code event")
        texts = PassthroughSubject(in: kernel, named: "code")
        submissions = PassthroughSubject(in: kernel, named: "submit")
        resends = PassthroughSubject(in: kernel, named: "new code")
        (code, submit, getNewCode) = (texts.input, submissions.input, resends.input)
        let model = CodeModel(sent, sendsAtFullLength: sendsAtFullLength, at: kernel.scheduler.now)
        controller = Controller(model, in: kernel, named: "code")

        let changes = controller.changes
        didAuthorize = changes.compactMap(\.result).first().output()
        isLoading = changes.map { $0.request != nil }.removeDuplicates().output()
        errors = changes.compactMap(\.failure)
        newCodeTimer = changes.map(\.secondsLeft).removeDuplicates().output()
        didRequestNewCode = changes.compactMap { $0.isGranted ? () : nil }
        codeTimerIsActive = changes.map(\.isTimerActive).removeDuplicates().output()
        self.model = changes.output()
        connect(requests, patience)
    }

    /// Whether the service is looking at a code.
    var isConfirming: Bool { if case .confirmation? = controller.model.request { true } else { false } }
    /// The code that is on its way, for who comes back to this screen.
    var sent: SentCode { controller.model.sent }

    private func connect(_ requests: CodeRequests, _ patience: Duration) {
        let inputs = texts.publisher.map(CodeEvent.edited).merge(
            with: submissions.publisher.map { .submitted }, resends.publisher.map { .resendPressed }, events.publisher)
        let kernel = controller.kernel
        controller.pipeValue(
            inputs, named: "event", set: { $0 = $0.after($1, at: kernel.scheduler.now) }, reset: { $0 = $0.settled })
        let asker = CodeAsker(requests, patience, in: kernel)
        let starts = controller.decision { model in model.started.map { (model.sent.challenge, $0) } }
        let answers = starts.flatMap(.latest) { challenge, request in asker.answer(to: request, of: challenge) }
        scope.add(answers.sink(receiveValue: events.send))
        let deadlines = controller.changes.map(\.sent.resendDeadline).removeDuplicates()
        let ticks = deadlines.flatMap(.latest) { Countdown(deadline: $0).ticks(in: kernel) }
        scope.add(ticks.sink { [events] _ in events.send(.ticked) })
    }
}
