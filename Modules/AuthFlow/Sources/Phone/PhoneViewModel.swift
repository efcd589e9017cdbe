import AuthFlowInterface
import PhoneNumbersInterface
import StateKit

/// The screen on which a number is typed: formats it, says what is wrong with it, and asks for a code once.
@MainActor
final class PhoneViewModel {
    /// Asks for a code, as a stream of one answer.
    typealias RequestCode = @MainActor (PhoneNumber) -> Publisher<AuthChallenge, AuthError>

    /// The text of the field, at each edit.
    let phone: Input<String>
    /// The country to which a number without a calling code belongs.
    let country: Input<Country>
    /// Enter, or the button.
    let submit: Input<Void>
    /// A code that replaces one of those on their way, as the code screen was given it.
    let replaced: Input<SentCode>

    /// Whether a code is being asked for.
    let isLoading: Output<Bool>
    /// The errors as they come, without one from before.
    let errors: Publisher<AuthError, Never>
    /// That a code is on its way, also one from before that still counts.
    let didRequestCode: Publisher<SentCode, Never>
    /// Everything at once, for the screen.
    let model: Output<PhoneModel>

    private let controller: Controller<PhoneModel>
    private let texts: PassthroughSubject<String, Never>
    private let countries: PassthroughSubject<Country, Never>
    private let submissions: PassthroughSubject<Void, Never>
    private let replacements: PassthroughSubject<SentCode, Never>
    private let answers: PassthroughSubject<PhoneEvent, Never>
    private let scope = Scope()

    init(
        _ model: PhoneModel, patience: Duration = CodeViewModel.patience, in kernel: Kernel,
        requestCode: @escaping RequestCode
    ) {
        texts = PassthroughSubject(in: kernel, named: "phone")
        countries = PassthroughSubject(in: kernel, named: "country")
        submissions = PassthroughSubject(in: kernel, named: "submit")
        replacements = PassthroughSubject(in: kernel, named: "replaced")
        answers = PassthroughSubject(in: kernel, named: "answer")
        (phone, country, submit, replaced) = (texts.input, countries.input, submissions.input, replacements.input)
        controller = Controller(model, in: kernel, named: "phone")
        let changes = controller.changes
        isLoading = changes.map(\.isLoading).removeDuplicates().output()
        errors = changes.compactMap(\.failure)
        didRequestCode = changes.compactMap(\.opened)
        self.model = changes.output()
        connect(requestCode, patience)
    }

    private func connect(_ requestCode: @escaping RequestCode, _ patience: Duration) {
        let scheduler = controller.kernel.scheduler
        let events = texts.publisher.map(PhoneEvent.edited).merge(
            with: countries.publisher.map(PhoneEvent.chose), submissions.publisher.map { .submitted },
            answers.publisher)
        controller.pipeValue(
            events, named: "event", set: { $0 = $0.after($1, at: scheduler.now) }, reset: { $0 = $0.settled })
        controller.pipeValue(
            replacements.publisher, named: "replaced", set: { $0.sent[$1.challenge.phone] = $1 })
        let question = Question(patience, in: controller.kernel)
        let asked = controller.decision(\.started).flatMap(.latest) { phone in
            question.answer(requestCode(phone)) {
                PhoneEvent.granted(SentCode($0, at: scheduler.now))
            } failure: {
                .failed($0)
            }
        }
        scope.add(asked.sink(receiveValue: answers.send))
    }
}
