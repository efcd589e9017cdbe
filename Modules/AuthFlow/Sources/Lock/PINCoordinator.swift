import AuthFlowInterface
import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// One screen on which a PIN is typed; it finishes with whether the PIN was taken before the screen went away.
@MainActor
final class PINCoordinator: Coordinator {
    private let lock: AppLock
    private let scope: any CoordinatorScope
    private let answer: Answer<Bool>
    private var screen: PINViewModel?
    private var isOver = false
    private let subscriptions = Scope()

    private init(_ lock: AppLock, _ scope: any CoordinatorScope, _ answer: Answer<Bool>) {
        (self.lock, self.scope, self.answer) = (lock, scope, answer)
    }

    static func unit(_ lock: AppLock, in opener: any CoordinatorScope) -> Unit<PINModel.Purpose, Bool> {
        Unit("PIN", in: opener) { PINCoordinator(lock, $0, $1) }
    }

    func start(with purpose: PINModel.Purpose) -> any Presentable {
        let (kernel, lock) = (scope.kernel, lock)
        let screen = PINViewModel(purpose, in: kernel) { pin in
            kernel.task { () async throws(PINError) in
                switch purpose {
                case .create: try await lock.set(pin)
                case .unlock: try await lock.unlock(pin)
                case .remove: try await lock.remove(pin)
                }
            }
        }
        self.screen = screen
        scope.expectRelease(of: screen, "the screen for a PIN")
        subscriptions.add(screen.didTake.sink { [weak self] in self?.taken() })
        let forgot = Intent.perform { [weak self] in self?.offerSignOut() }
        let actions = PINActions(screen, forgot: purpose == .unlock ? forgot : nil)
        return scope.screen(
            purpose == .unlock ? Strings.locked : Strings.pin, showing: screen.model,
            onLeave: { [weak self] _ in self?.left() }
        ) {
            PINScreen(model: $0, actions: actions)
        }
    }

    private func taken() {
        isOver = true
        answer.finish(true)
    }

    private func left() {
        guard !isOver else { return }
        isOver = true
        answer.send(false)
    }

    private func offerSignOut() {
        let lock = lock
        scope.alert(
            Strings.signOutQuestion,
            choices: [
                AlertChoice(Strings.cancel),
                // What cannot be removed is told by the profile; nobody is signed in then all the same.
                AlertChoice(Strings.signOut) { Task { try? await lock.signOut() } },
            ])
    }
}
