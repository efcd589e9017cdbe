import AuthFlowInterface
import StateKit

/// The screen on which a person tells their name and address.
@MainActor
final class PersonalDataViewModel {
    /// Keeps the data, as a stream of one answer.
    typealias Save = @MainActor (PersonalData) -> Publisher<Person, AuthError>

    /// What a person types, and Enter.
    let events: Input<PersonalDataModel.Event>
    /// The person as the service keeps it; nothing comes after it.
    let didSave: Output<Person>
    /// Everything at once, for the screen.
    let model: Output<PersonalDataModel>

    private let controller: Controller<PersonalDataModel>
    private let subject: PassthroughSubject<PersonalDataModel.Event, Never>
    private let scope = Scope()

    init(_ data: PersonalData, patience: Duration = CodeViewModel.patience, in kernel: Kernel, save: @escaping Save) {
        subject = PassthroughSubject(in: kernel, named: "personal data")
        events = subject.input
        controller = Controller(PersonalDataModel(data: data), in: kernel, named: "personal data")
        didSave = controller.changes.compactMap(\.saved).first().output()
        model = controller.changes.output()
        controller.pipeValue(subject.publisher, set: { $0 = $0.after($1) }, reset: { $0 = $0.settled })
        let question = Question(patience, in: kernel)
        let answers = controller.decision(\.started).flatMap(.latest) { data in
            question.answer(save(data)) {
                PersonalDataModel.Event.saved($0)
            } failure: {
                .failed($0)
            }
        }
        scope.add(answers.sink(receiveValue: subject.send))
    }
}
