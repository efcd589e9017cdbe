import StateKit

/// A screen on which a PIN is typed.
@MainActor
final class PINViewModel {
    /// Takes the PIN, as a stream of one answer.
    typealias Take = @MainActor (String) -> Publisher<Void, PINError>

    /// What a person types, and Enter.
    let events: Input<PINModel.Event>
    /// That the PIN was taken; nothing comes after it.
    let didTake: Publisher<Void, Never>
    /// Everything at once, for the screen.
    let model: Output<PINModel>

    private let controller: Controller<PINModel>
    private let subject: PassthroughSubject<PINModel.Event, Never>
    private let scope = Scope()

    init(_ purpose: PINModel.Purpose, in kernel: Kernel, take: @escaping Take) {
        subject = PassthroughSubject(in: kernel, named: "PIN")
        events = subject.input
        controller = Controller(PINModel(purpose: purpose), in: kernel, named: "PIN")
        didTake = controller.changes.map(\.isDone).removeDuplicates().compactMap { $0 ? () : nil }
        model = controller.changes.output()
        controller.pipeValue(subject.publisher, set: { $0 = $0.after($1) }, reset: { $0 = $0.settled })
        let answers = controller.decision(\.started).flatMap(.latest) { pin in
            take(pin).map { PINModel.Event.done }.catch { kernel.just(.failed($0)) }
        }
        scope.add(answers.sink(receiveValue: subject.send))
    }
}
