import AuthFlowInterface
import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// The profile as a tab of the app.
@MainActor
final class ProfileCoordinator: Coordinator {
    static let tabID = "profile"

    private let parts: FlowParts
    private let scope: any CoordinatorScope
    private let profile: ProfileViewModel
    private let subscriptions = Scope()
    private var data: PersonalData?

    private init(_ parts: FlowParts, _ scope: any CoordinatorScope) {
        (self.parts, self.scope) = (parts, scope)
        profile = ProfileViewModel(parts.keeper, parts.lock, in: scope.kernel)
        scope.expectRelease(of: profile, "the profile screen")
    }

    func start(with options: Void) -> any Presentable {
        subscriptions.add(profile.model.sink { [weak self] in self?.data = $0.person?.data })
        let (actions, numbers) = (actions, parts.numbers)
        return scope.screen(
            Strings.profile, showing: profile.model,
            onAppear: { [events = profile.events, lock = parts.lock] in
                events.send(.pin(lock.hasPIN))
                events.send(.appeared)
            }
        ) {
            ProfileScreen(model: $0, numbers: numbers, actions: actions)
        }
    }

    static func tab(_ parts: FlowParts) -> NavigationTab {
        NavigationTab(id: tabID, title: Strings.profile, symbol: "@", order: 500) { opener in
            Unit<Void, Never>(tabID, in: opener) { scope, _ in ProfileCoordinator(parts, scope) }.start()
        }
    }

    static func route() throws -> Route {
        try Route("tessera://profile", title: Strings.profile, tab: tabID) { _, _ in [] }
    }

    private var actions: ProfileActions {
        let events = profile.events
        var actions = ProfileActions()
        actions.signIn = .perform { [weak self] in self?.openSignIn(changesNumber: false) }
        actions.changeNumber = .perform { [weak self] in self?.openSignIn(changesNumber: true) }
        actions.edit = .perform { [weak self] in self?.openPersonalData() }
        actions.end = { session in .perform { events.send(.asked(.end(session.id))) } }
        actions.setPIN = .perform { [weak self] in self?.openPIN(.create) }
        actions.removePIN = .perform { [weak self] in self?.openPIN(.remove) }
        actions.lock = .perform { [lock = parts.lock] in Task { try? await lock.lock() } }
        actions.signOut = .perform { [weak self] in
            self?.confirm(Strings.signOutQuestion, Strings.signOut, .signOut)
        }
        actions.deleteAccount = .perform { [weak self] in
            self?.confirm(Strings.deleteQuestion, Strings.deleteAccount, .deleteAccount)
        }
        return actions
    }

    private func openSignIn(changesNumber: Bool) {
        let unit = SignInCoordinator.unit(parts, changesNumber: changesNumber, in: scope)
        scope.router.push(unit.start(with: SignInOptions()))
    }

    private func openPersonalData() {
        let unit = PersonalDataCoordinator.unit(parts.keeper, in: scope)
        scope.router.push(unit.start(with: data ?? PersonalData()))
    }

    private func openPIN(_ purpose: PINModel.Purpose) {
        scope.router.push(PINCoordinator.unit(parts.lock, in: scope).start(with: purpose))
    }

    private func confirm(_ question: LocalizedText, _ title: LocalizedText, _ work: ProfileModel.Work) {
        let events = profile.events
        scope.alert(
            question,
            choices: [AlertChoice(Strings.cancel), AlertChoice(title) { events.send(.asked(work)) }])
    }
}
