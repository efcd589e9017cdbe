import AuthFlowInterface
import StateKit

/// The screen of who is signed in.
@MainActor
final class ProfileViewModel {
    /// What a person does.
    let events: Input<ProfileModel.Event>
    /// Everything at once, for the screen.
    let model: Output<ProfileModel>

    private let controller: Controller<ProfileModel>
    private let subject: PassthroughSubject<ProfileModel.Event, Never>
    private let scope = Scope()

    init(_ keeper: SessionKeeper, _ lock: AppLock, patience: Duration = CodeViewModel.patience, in kernel: Kernel) {
        subject = PassthroughSubject(in: kernel, named: "profile event")
        events = subject.input
        controller = Controller(ProfileModel(identity: keeper.identity), in: kernel, named: "profile")
        model = controller.changes.output()
        controller.pipeValue(subject.publisher, set: { $0 = $0.after($1) }, reset: { $0 = $0.settled })
        let question = Question(patience, in: kernel)
        let answers = controller.decision(\.started).flatMap(.latest) { work in
            question.answer(kernel.task { () async throws(AuthError) in try await keeper.perform(work) }) {
                $0
            } failure: {
                ProfileModel.Event.failed($0)
            }
        }
        scope.add(answers.sink(receiveValue: subject.send))
        scope.add(
            keeper.observe { [subject] in
                subject.send(.identified($0))
                subject.send(.pin(lock.hasPIN))
            })
    }
}

extension SessionKeeper {
    /// Does what the profile screen asks for.
    fileprivate func perform(_ work: ProfileModel.Work) async throws(AuthError) -> ProfileModel.Event {
        switch work {
        case .load: return try await load()
        case .end(let id):
            try await ask { (service, session) async throws(AuthError) in try await service.end(id, asking: session) }
        case .signOut: try await signOut()
        case .deleteAccount:
            try await ask { (service, session) async throws(AuthError) in
                try await service.deleteAccount(of: session)
            }
            try await forget()
        }
        return .done
    }

    private func load() async throws(AuthError) -> ProfileModel.Event {
        try await ask { (service, session) async throws(AuthError) in
            .loaded(try await service.person(of: session), try await service.sessions(of: session))
        }
    }
}
