import AuthFlowInterface
import NavigationInterface
import StateKit
import TextViewKitInterface

/// Name and address on one screen; it finishes with whether they were kept.
@MainActor
final class PersonalDataCoordinator: Coordinator {
    private let keeper: SessionKeeper
    private let scope: any CoordinatorScope
    private let answer: Answer<Bool>
    private var screen: PersonalDataViewModel?
    private let subscriptions = Scope()

    private init(_ keeper: SessionKeeper, _ scope: any CoordinatorScope, _ answer: Answer<Bool>) {
        (self.keeper, self.scope, self.answer) = (keeper, scope, answer)
    }

    static func unit(_ keeper: SessionKeeper, in opener: any CoordinatorScope) -> Unit<PersonalData, Bool> {
        Unit("personal data", in: opener) { PersonalDataCoordinator(keeper, $0, $1) }
    }

    func start(with data: PersonalData) -> any Presentable {
        let (kernel, keeper) = (scope.kernel, keeper)
        let screen = PersonalDataViewModel(data, in: kernel) { data in
            kernel.task { () async throws(AuthError) in
                try await keeper.ask { (service, session) async throws(AuthError) in
                    try await service.save(data, in: session)
                }
            }
        }
        self.screen = screen
        scope.expectRelease(of: screen, "the screen for personal data")
        subscriptions.add(screen.didSave.sink { [weak self] _ in self?.answer.finish(true) })
        let later = Intent.perform { [weak self] in self?.answer.finish(false) }
        let actions = PersonalDataActions(screen, later: later)
        return scope.screen(
            Strings.personalData, showing: screen.model,
            onLeave: { [weak self] cause in if cause == .person { self?.answer.send(false) } }
        ) {
            PersonalDataScreen(model: $0, actions: actions)
        }
    }
}
